import Foundation
import Testing
import UniformTypeIdentifiers
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Accepts what can be loaded as objects of one class, and records its calls.
@MainActor private final class Taker: NSObject, UIDropInteractionDelegate {
  var entries: [String] = []
  var operation = UIDropOperation.copy
  var types = [UTType.item]
  var session: (any UIDropSession)?
  var perform: (any UIDropSession) -> Void = { _ in }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: types.map(\.identifier))
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    entries.append("enter")
    self.session = session
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    entries.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    entries.append("drop")
    perform(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    entries.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    entries.append("end")
  }
}

/// Lifts what it is given.
@MainActor private final class Giver: NSObject, UIDragInteractionDelegate {
  var entries: [String] = []
  var providers: [NSItemProvider] = []
  var isRestricted = false

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    providers.map { UIDragItem(itemProvider: $0) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { entries.append("end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }
}

/// The results of loading.
@MainActor private final class Loaded {
  var texts: [String] = []
  var urls: [URL] = []
  var data: Data?
  var offer: DragOffer?
}

/// Waits for what is loaded on the main queue.
@MainActor private func settle() async {
  for _ in 0..<5 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
}

@MainActor @Suite struct ForeignDropTests {
  private let over = CGPoint(x: 50, y: 350)

  private func taker(_ stage: Stage) -> Taker {
    let taker = Taker()
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    view.addInteraction(UIDropInteraction(delegate: taker))
    stage.window.addSubview(view)
    return taker
  }

  @Test func aTextOfAnotherProgramIsDropped() async {
    let loaded = Loaded()
    Stage.run { stage in
      let taker = taker(stage)
      taker.perform = { session in
        session.loadObjects(ofClass: String.self) { loaded.texts = $0 }
      }
      let drag = ScriptedDrag(["text/plain;charset=utf-8": "Grüße", "text/plain": "Gr??e"])
      #expect(!stage.surface.move(drag, to: CGPoint(x: 50, y: 50)))
      #expect(stage.surface.move(drag, to: over))
      #expect(taker.session?.localDragSession == nil)
      #expect(taker.session?.isRestrictedToDraggingApplication == false)
      #expect(stage.surface.drop(drag, at: over))
      stage.pacer.advance(by: 1)
      #expect(taker.entries == ["enter", "drop", "conclude", "end"])
    }
    await settle()
    #expect(loaded.texts == ["Grüße"])
  }

  @Test func aDragThatLeavesTheWindowIsNotDropped() {
    Stage.run { stage in
      let taker = taker(stage)
      let drag = ScriptedDrag(["text/plain": "a"])
      stage.surface.move(drag, to: over)
      stage.surface.leave(drag)
      #expect(taker.entries == ["enter", "exit", "end"])
      // It may come again.
      stage.surface.move(drag, to: over)
      #expect(taker.entries.last == "enter")
      taker.operation = .forbidden
      #expect(!stage.surface.drop(drag, at: over))
      #expect(taker.entries == ["enter", "exit", "end", "enter", "exit", "end"])
    }
  }

  /// Facts 22.1.
  @Test func itemsOfOtherProgramsCannotBeMoved() {
    Stage.run { stage in
      let taker = taker(stage)
      taker.operation = .move
      let drag = ScriptedDrag(["text/plain": "a"])
      #expect(!stage.surface.move(drag, to: over))
      #expect(taker.session?.allowsMoveOperation == false)
    }
  }

  @Test func filesAreItemsOfTheirTypes() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a picture.png")
    try Data([1, 2, 3]).write(to: file)
    let loaded = Loaded()
    Stage.run { stage in
      let taker = taker(stage)
      taker.types = [.movie]
      let drag = ScriptedDrag(["text/uri-list": "# two\r\n\(file.absoluteString)\r\nfile:///none.txt\r\n"])
      #expect(!stage.surface.move(drag, to: over))
      taker.types = [.image]
      taker.perform = { session in
        #expect(session.items.map(\.itemProvider.suggestedName) == ["a picture", "none"])
        session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
          MainActor.assumeIsolated { loaded.data = data }
        }
        session.loadObjects(ofClass: URL.self) { loaded.urls = $0 }
      }
      #expect(stage.surface.drop(drag, at: over))
    }
    for _ in 0..<1000 where loaded.data == nil { await settle() }
    #expect(loaded.data == Data([1, 2, 3]))
    #expect(loaded.urls.map(\.path) == [file.path, "/none.txt"])
  }

  @Test func anAddressHasTheOtherRepresentationsOfTheDrag() {
    Stage.run { stage in
      let taker = taker(stage)
      let drag = ScriptedDrag([
        "text/uri-list": "https://example.org/\r\n", "text/html": "<a>", "text/plain": "x", "x/unknown": "",
      ])
      stage.surface.move(drag, to: over)
      #expect(
        taker.session?.items.map(\.itemProvider.registeredTypeIdentifiers)
          == [["public.url", "public.utf8-plain-text", "public.html", "public.plain-text"]])
      // Nothing is known of these.
      let other = ScriptedDrag(["x/unknown": "", "text/uri-list": "\u{0}\n#\n\n"])
      #expect(!stage.surface.move(other, to: over))
    }
  }

  @Test func listsOfAddressesAreLimited() {
    let lines = String(repeating: "file:///a\n", count: 20_000)
    #expect(IncomingDragLimits.addresses(in: Data(lines.utf8)).count == 10_000)
    #expect(IncomingDragLimits.addresses(in: Data(count: 2 << 20)).isEmpty)
    #expect(IncomingDragLimits.addresses(in: Data([0xFF, 0x0A, 0x20, 0x0A])) == ["\u{FFFD}"])
  }
}

@MainActor @Suite struct TextDropTests {
  /// Writes down the changes that it is asked for.
  private final class Writer: NSObject, UITextViewDelegate {
    var changes = 0
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  @Test func aTextIsInsertedWhereItIsDropped() async {
    let writer = Writer()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
    let texts = ScriptedDrag(["text/plain;charset=utf-8": "new "])
    Stage.run { stage in
      view.delegate = writer
      for text in [view, field] { stage.window.addSubview(text) }
      (view.text, field.text) = ("one two", "one two")
      stage.window.layoutIfNeeded()
      let inputs: [(input: any UITextInput, top: CGFloat)] = [(view, 0), (field, 200)]
      for (input, top) in inputs {
        let place = input.position(from: input.beginningOfDocument, offset: 4).map { input.caretRect(for: $0) } ?? .zero
        let point = CGPoint(x: place.minX + 1, y: place.midY + top)
        #expect(stage.surface.move(texts, to: point))
        #expect(view.isTextDropActive == (top == 0) && field.isTextDropActive == (top == 200))
        #expect(stage.surface.drop(texts, at: point))
        // A picture is no text, and a file has none either.
        #expect(!stage.surface.move(ScriptedDrag(["image/png": ""]), to: point))
        #expect(!stage.surface.move(ScriptedDrag(["text/uri-list": "file:///a.png"]), to: point))
      }
    }
    await settle()
    #expect(view.text == "one new two" && field.text == "one new two")
    #expect(writer.changes == 1)
    #expect(!view.isTextDropActive && !field.isTextDropActive)
  }

  @Test func whatCannotBeEditedTakesNothing() {
    Stage.run { stage in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let field = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
      for text in [view, field] { stage.window.addSubview(text) }
      view.isEditable = false
      field.isEnabled = false
      let drag = ScriptedDrag(["text/plain": "a"])
      #expect(!stage.surface.move(drag, to: CGPoint(x: 20, y: 20)))
      #expect(!stage.surface.move(drag, to: CGPoint(x: 20, y: 220)))
    }
  }
}

@MainActor @Suite struct LeavingDragTests {
  private func giver(_ stage: Stage, _ providers: [NSItemProvider]) -> Giver {
    let giver = Giver()
    giver.providers = providers
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addInteraction(UIDragInteraction(delegate: giver))
    stage.window.addSubview(view)
    return giver
  }

  private func dragOut(_ stage: Stage) {
    stage.surface.pointerDown(at: CGPoint(x: 50, y: 50))
    stage.pacer.advance(by: 0.6)
    stage.surface.pointerMove(to: CGPoint(x: 60, y: 60))
    stage.surface.pointerMove(to: CGPoint(x: -10, y: 60))
  }

  /// Ends the press as the desktop does when it takes the drag.
  private func release(_ stage: Stage) { stage.surface.pointerUp(cancelled: true) }

  private func text(_ text: String) -> NSItemProvider { NSItemProvider(object: NSString(string: text)) }

  @Test func aDragThatLeavesTheWindowOffersItsDataToOtherPrograms() async throws {
    let loaded = Loaded()
    try Stage.run { stage in
      stage.surface.letsDragsLeave = true
      let giver = giver(stage, [text("a"), text("b"), NSItemProvider(object: NSURL(string: "https://example.org")!)])
      dragOut(stage)
      let left = try #require(stage.surface.leftDrag)
      release(stage)
      #expect(left.types == ["text/plain;charset=utf-8", "text/plain", "text/uri-list"])
      #expect(left.picture != nil)
      stage.pacer.advance(by: 1)
      #expect(giver.entries.isEmpty, "the drag goes on")
      left.didEnd(true)
      #expect(giver.entries == ["end copy"])
      #expect(!stage.window.subviews.contains { $0 is DragPreviewsView })
      loaded.offer = left
    }
    for type in ["text/plain", "text/uri-list", "image/png"] {
      loaded.offer?.load(type) { data in loaded.texts.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "-") }
      await settle()
    }
    #expect(loaded.texts == ["a\nb\nhttps://example.org", "https://example.org\r\n", "-"])
  }

  @Test func aDragThatNobodyTakesGoesBack() throws {
    try Stage.run { stage in
      stage.surface.letsDragsLeave = true
      let giver = giver(stage, [text("a")])
      dragOut(stage)
      release(stage)
      try #require(stage.surface.leftDrag).didEnd(false)
      stage.pacer.advance(by: 1)
      #expect(giver.entries == ["end cancel"])
    }
  }

  @Test func nothingIsKeptOfADragThatWasTakenElsewhere() {
    weak var interaction: UIDragInteraction?
    var left: DragOffer?
    Stage.run { stage in
      stage.surface.letsDragsLeave = true
      let giver = giver(stage, [text("a")])
      interaction = stage.window.subviews.first?.interactions.first as? UIDragInteraction
      dragOut(stage)
      release(stage)
      left = stage.surface.leftDrag
      #expect(left != nil)
      left?.didEnd(true)
      stage.pacer.advance(by: 1)
      #expect(giver.entries == ["end copy"])
      stage.window.subviews.forEach { $0.removeFromSuperview() }
    }
    // The desktop may keep the offer, for a program that reads it late.
    #expect(left != nil && left?.picture == nil && interaction == nil)
  }

  @Test func aCancelledDragGivesOthersNothing() throws {
    try Stage.run { stage in
      stage.surface.letsDragsLeave = true
      let giver = giver(stage, [text("a")])
      dragOut(stage)
      release(stage)
      let left = try #require(stage.surface.leftDrag)
      let view = try #require(stage.window.subviews.first)
      view.interactions.forEach(view.removeInteraction)
      stage.pacer.advance(by: 1)
      #expect(giver.entries == ["end cancel"] && left.isWithdrawn)
      // Nor does it come back as a drag of another program.
      let taker = Taker()
      let place = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
      place.addInteraction(UIDropInteraction(delegate: taker))
      stage.window.addSubview(place)
      #expect(!stage.surface.move(ScriptedDrag(left), to: CGPoint(x: 120, y: 20)))
      #expect(taker.entries.isEmpty)
    }
  }

  @Test func withoutADesktopDragsStayInTheWindow() {
    Stage.run { stage in
      let giver = giver(stage, [text("a")])
      dragOut(stage)
      #expect(stage.surface.leftDrag == nil)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 1)
      #expect(giver.entries == ["end cancel"])
    }
  }

  @Test func onlyWhatEveryoneMaySeeIsOffered() {
    Stage.run { stage in
      stage.surface.letsDragsLeave = true
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .ownProcess) { done in
        done(nil, nil)
        return nil
      }
      let giver = giver(stage, [provider])
      dragOut(stage)
      #expect(stage.surface.leftDrag?.types == [MediaTypes.local])
      release(stage)
      stage.surface.leftDrag?.didEnd(false)
      stage.pacer.advance(by: 1)
      giver.providers = [text("a")]
      giver.isRestricted = true
      dragOut(stage)
      #expect(stage.surface.leftDrag?.types == [MediaTypes.local])
      release(stage)
    }
  }

  @Test func aDragComesBackWithItsSession() throws {
    try Stage.run { stage in
      stage.surface.letsDragsLeave = true
      let giver = giver(stage, [text("a")])
      let taker = Taker()
      taker.operation = .move
      // A second window of the app.
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      other.makeKeyAndVisible()
      defer { other.isHidden = true }
      let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
      view.addInteraction(UIDropInteraction(delegate: taker))
      other.addSubview(view)
      let surface = try #require(other.surface as? HeadlessSurface)
      dragOut(stage)
      release(stage)
      let left = try #require(stage.surface.leftDrag)
      let drag = ScriptedDrag(left)
      #expect(!surface.move(drag, to: CGPoint(x: 20, y: 20)))
      #expect(surface.move(drag, to: CGPoint(x: 120, y: 20)))
      #expect(taker.session?.localDragSession != nil)
      #expect(taker.session?.location(in: view) == CGPoint(x: 20, y: 20))
      surface.leave(drag)
      #expect(!left.wasTaken)
      #expect(surface.drop(drag, at: CGPoint(x: 120, y: 20)))
      #expect(left.wasTaken)
      left.didEnd(left.wasTaken)
      stage.pacer.advance(by: 1)
      #expect(taker.entries == ["enter", "exit", "enter", "drop", "conclude", "end"])
      #expect(giver.entries == ["end move"])
    }
  }
}
