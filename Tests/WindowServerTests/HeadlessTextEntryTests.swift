import QuartzCore
import Testing
import WindowServerTesting

@testable import WindowServer

@MainActor @Suite struct HeadlessTextEntryTests {
  final class Listener: TextEntryDelegate {
    var log: [String] = []
    var veto: (Range<Int>, String) -> Bool = { _, _ in false }
    func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool {
      !veto(range, string)
    }
    func textEntryDidChange(_ entry: any TextEntry) { log.append("changed \(entry.text)") }
    func textEntryDidReturn(_ entry: any TextEntry) { log.append("return") }
    func textEntryDidEscape(_ entry: any TextEntry) { log.append("escape") }
    func textEntry(_ entry: any TextEntry, didChangeFocus isFocused: Bool) { log.append(isFocused ? "focus" : "blur") }
  }

  let server = HeadlessServer()
  let surface: HeadlessSurface
  let entry: any TextEntry
  let listener = Listener()
  let events = ProcessClockTests.HeadlessSurfaceTests.Listener()

  init() throws {
    surface = try #require(server.makeSurface(size: CGSize(width: 100, height: 100), title: "") as? HeadlessSurface)
    surface.delegate = events
    entry = surface.makeTextEntry()
    entry.delegate = listener
  }

  @Test func typingGoesToTheFocusedFieldOnly() {
    surface.type("x")
    #expect(entry.text.isEmpty)
    entry.focus()
    surface.type("día 👩‍👩‍👧")
    #expect(entry.text == "día 👩‍👩‍👧")
    #expect(entry.selectedRange == 5..<5)
    entry.resignFocus()
    surface.type("y")
    #expect(entry.text == "día 👩‍👩‍👧")
    #expect(listener.log.first == "focus" && listener.log.last == "blur")
  }

  @Test func editingKeysEdit() {
    entry.focus()
    entry.text = "abcdef"
    entry.selectedRange = 2..<4
    surface.pressKey(KeyUsage.deleteBackward)
    #expect(entry.text == "abef" && entry.selectedRange == 2..<2)
    surface.pressKey(KeyUsage.deleteForward)
    #expect(entry.text == "abf")
    surface.pressKey(KeyUsage.home)
    surface.pressKey(KeyUsage.deleteBackward)
    #expect(entry.text == "abf")
    surface.pressKey(KeyUsage.rightArrow)
    surface.type("-")
    #expect(entry.text == "a-bf")
    surface.pressKey(KeyUsage.end)
    surface.pressKey(KeyUsage.deleteForward)
    #expect(entry.text == "a-bf" && entry.selectedRange == 4..<4)
  }

  @Test func returnAndEscapeAreReported() {
    entry.focus()
    surface.pressKey(KeyUsage.returnKey, characters: "\r")
    surface.pressKey(KeyUsage.escape, characters: "\u{1B}")
    #expect(listener.log == ["focus", "return", "escape"])
    #expect(entry.text.isEmpty)
  }

  @Test func theDelegateMayRefuse() {
    listener.veto = { _, string in string == "b" }
    entry.focus()
    surface.type("abc")
    #expect(entry.text == "ac")
  }

  @Test func theClipboardIsTheServers() {
    entry.focus()
    surface.type("copy me")
    surface.pressKey(KeyUsage.usage(typing: "a"), characters: "a", modifiers: .control)
    surface.pressKey(KeyUsage.usage(typing: "c"), characters: "c", modifiers: .control)
    #expect(server.pasteboardString == "copy me")
    surface.pressKey(KeyUsage.usage(typing: "x"), characters: "x", modifiers: .control)
    #expect(entry.text.isEmpty)
    server.pasteboardString = "pasted"
    surface.pressKey(KeyUsage.usage(typing: "v"), characters: "v", modifiers: .control)
    #expect(entry.text == "pasted")
  }

  @Test func secureTextStaysOutOfTheClipboard() {
    entry.style.isSecure = true
    entry.focus()
    surface.type("secret")
    entry.selectedRange = 0..<6
    surface.pressKey(KeyUsage.usage(typing: "c"), characters: "c", modifiers: .control)
    #expect(server.pasteboardString == nil)
  }

  @Test func keysTheFieldDoesNotUseReachTheSurface() {
    entry.focus()
    surface.pressKey(KeyUsage.downArrow)
    surface.pressKey(KeyUsage.tab, characters: "\t")
    #expect(events.keys.filter { $0.phase == .down }.map(\.usage) == [KeyUsage.downArrow, KeyUsage.tab])
  }

  @Test func focusMovesFromFieldToField() {
    let other = surface.makeTextEntry()
    entry.focus()
    other.focus()
    #expect(!entry.isFocused && other.isFocused)
    #expect(listener.log == ["focus", "blur"])
    other.remove()
    #expect(!other.isFocused && surface.entries.count == 1)
  }

  @Test func settingTextReportsNothingAndKeepsTheCaretInside() {
    entry.focus()
    entry.text = "long text"
    entry.selectedRange = 9..<9
    entry.text = "no"
    #expect(entry.selectedRange == 2..<2)
    #expect(listener.log == ["focus"])
  }
}
