import QuartzCore
import WindowServer

/// A message of a viewer's page. Its values are those that a page can send: in range, finite, and text where text is
/// expected.
package enum ViewerInput: Sendable {
  /// The first message: the viewer's session and screen.
  package struct Hello: Equatable, Sendable {
    package var screen: Screen
    package var looks: Looks
    /// The languages as BCP 47 tags separated by commas, best first.
    package var languages: String
    /// The address's query, without the question mark.
    package var query: String
    /// Whether the user has chosen the address; it is the one that the server sent last otherwise.
    package var isChosen: Bool
    /// The session to resume; empty for a new one.
    package var session: String
  }

  package struct Screen: Equatable, Sendable {
    /// The greatest number of pixels of a side, for which `PictureCanvas` has memory, and in all: a screen of
    /// 7,680×4,320.
    package static let longestSide = 8_192.0
    package static let mostPixels = 33_177_600.0

    /// The size in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat

    /// Returns the screen with its scale reduced to the greatest number of pixels; the page magnifies the picture.
    package var bounded: Screen {
      let most = min(
        Self.longestSide / max(size.width, size.height), (Self.mostPixels / (size.width * size.height)).squareRoot())
      return Screen(size: size, scale: min(scale, most))
    }
  }

  package struct Looks: Equatable, Sendable {
    package var isDark: Bool
    package var reducesMotion: Bool
    package var increasesContrast: Bool
    package var textScale: CGFloat
  }

  /// Time stamps are milliseconds of the page's own clock.
  package struct Pointer: Equatable, Sendable {
    package var phase: InputEvent.Pointer.Phase
    package var kind: InputEvent.Pointer.Kind
    package var id: Int
    package var button: Int
    var clickCount: Int
    package var modifiers: InputEvent.Modifiers
    package var milliseconds: Double
    package var location: CGPoint
  }

  package struct Wheel: Equatable, Sendable {
    var isNotches: Bool
    var modifiers: InputEvent.Modifiers
    var delta: CGVector
    var location: CGPoint
  }

  package struct Key: Equatable, Sendable {
    var isDown: Bool
    package var usage: Int
    var modifiers: InputEvent.Modifiers
    var isRepeat: Bool
    var characters: String
    var plain: String

    init(
      isDown: Bool, usage: Int, modifiers: InputEvent.Modifiers = [], isRepeat: Bool = false, characters: String,
      plain: String
    ) {
      self.isDown = isDown
      self.usage = usage
      self.modifiers = modifiers
      self.isRepeat = isRepeat
      self.characters = characters
      self.plain = plain
    }
  }

  package enum EntryEvent: UInt8, Sendable { case `return`, escape, focus, blur }

  package enum Assistance: Equatable, Sendable {
    case perform(Int)
    case focus
    case show
    case setValue(Double)
  }

  case hello(Hello)
  case resize(Screen)
  case looks(Looks)
  /// The picture with this number is on the screen.
  case acknowledge(UInt32)
  case pointer(Pointer)
  case wheel(Wheel)
  case key(Key)
  case focus(Bool)
  /// The whole text of a field after an edit, and the selection in UTF-16 units.
  case text(entry: Int, revision: UInt32, text: String, selection: Range<Int>)
  case selection(entry: Int, Range<Int>)
  case entry(Int, EntryEvent)
  case back
  /// The user has opened another address of the page; its query.
  case navigate(String)
  case clipboard(String)
  /// Whether the page needs its tree of elements.
  case assistance(Bool)
  case assist(node: Int, Assistance)
  /// Whether the page is visible.
  case visible(Bool)

  package enum Fault: Error, Equatable { case malformed }

  package static let version: UInt8 = 3
  static let longestText = 24_576
  static let longestQuery = 512

  /// Reads a message. O(bytes).
  ///
  /// - Throws: `Fault` for anything that our pages do not send.
  package static func decode(_ bytes: [UInt8]) throws(Fault) -> ViewerInput {
    do {
      var reader = ByteReader(bytes)
      let input = try read(&reader)
      guard reader.isAtEnd else { throw Fault.malformed }
      return input
    } catch {
      throw .malformed
    }
  }

  private static func read(_ reader: inout ByteReader) throws -> ViewerInput {
    switch try reader.byte() {
    case 0:
      guard try reader.byte() == version else { throw Fault.malformed }
      return .hello(
        Hello(
          screen: try screen(&reader), looks: try looks(&reader), languages: try reader.text(most: 64),
          query: try reader.text(most: longestQuery), isChosen: try flag(&reader), session: try reader.text(most: 32)))
    case 1: return .resize(try screen(&reader))
    case 2: return .looks(try looks(&reader))
    case 3: return .acknowledge(try reader.long())
    case 4: return .pointer(try pointer(&reader))
    case 5:
      let unit = try flag(&reader)
      let modifiers = InputEvent.Modifiers(rawValue: Int(try reader.byte() & 31))
      let delta = CGVector(dx: try limited(&reader, 20_000), dy: try limited(&reader, 20_000))
      return .wheel(Wheel(isNotches: unit, modifiers: modifiers, delta: delta, location: try point(&reader)))
    case 6:
      let isDown = try flag(&reader)
      let usage = Int(try reader.word())
      guard usage < 0x100 else { throw Fault.malformed }
      return .key(
        Key(
          isDown: isDown, usage: usage, modifiers: InputEvent.Modifiers(rawValue: Int(try reader.byte() & 31)),
          isRepeat: try flag(&reader), characters: try reader.text(most: 16), plain: try reader.text(most: 16)))
    case 7: return .focus(try flag(&reader))
    case 8:
      let entry = Int(try reader.long())
      let revision = try reader.long()
      let selection = try range(&reader)
      return .text(entry: entry, revision: revision, text: try reader.text(most: longestText), selection: selection)
    case 9: return .selection(entry: Int(try reader.long()), try range(&reader))
    case 10:
      let entry = Int(try reader.long())
      guard let event = EntryEvent(rawValue: try reader.byte()) else { throw Fault.malformed }
      return .entry(entry, event)
    case 11: return .back
    case 12: return .navigate(try reader.text(most: longestQuery))
    case 13: return .clipboard(try reader.text(most: longestText))
    case 14: return .assistance(try flag(&reader))
    case 15:
      let node = Int(try reader.long())
      switch try reader.byte() {
      case 0: return .assist(node: node, .perform(Int(try reader.byte())))
      case 1: return .assist(node: node, .focus)
      case 2: return .assist(node: node, .show)
      case 3: return .assist(node: node, .setValue(try reader.double()))
      default: throw Fault.malformed
      }
    case 16: return .visible(try flag(&reader))
    default: throw Fault.malformed
    }
  }

  private static func pointer(_ reader: inout ByteReader) throws -> Pointer {
    let phases: [InputEvent.Pointer.Phase] = [.hover, .began, .moved, .ended, .cancelled, .exited]
    let kinds: [InputEvent.Pointer.Kind] = [.mouse, .touch, .pen]
    let phase = Int(try reader.byte())
    let kind = Int(try reader.byte())
    let id = Int(try reader.byte())
    let button = Int(try reader.byte())
    let clicks = Int(try reader.byte())
    let modifiers = InputEvent.Modifiers(rawValue: Int(try reader.byte() & 31))
    guard phases.indices.contains(phase), kinds.indices.contains(kind), id < 32, button < 16, clicks < 16 else {
      throw Fault.malformed
    }
    return Pointer(
      phase: phases[phase], kind: kinds[kind], id: id, button: button, clickCount: clicks, modifiers: modifiers,
      milliseconds: try reader.double(), location: try point(&reader))
  }

  private static func screen(_ reader: inout ByteReader) throws -> Screen {
    let width = Int(try reader.word())
    let height = Int(try reader.word())
    let scale = CGFloat(try reader.word()) / 100
    guard (1...8_192).contains(width), (1...8_192).contains(height), (0.25...8).contains(scale) else {
      throw Fault.malformed
    }
    return Screen(size: CGSize(width: width, height: height), scale: scale).bounded
  }

  private static func looks(_ reader: inout ByteReader) throws -> Looks {
    let flags = try reader.byte()
    let textScale = CGFloat(try reader.word()) / 100
    guard (0.25...8).contains(textScale) else { throw Fault.malformed }
    return Looks(
      isDark: flags & 1 != 0, reducesMotion: flags & 2 != 0, increasesContrast: flags & 4 != 0, textScale: textScale)
  }

  private static func flag(_ reader: inout ByteReader) throws -> Bool {
    switch try reader.byte() {
    case 0: false
    case 1: true
    default: throw Fault.malformed
    }
  }

  private static func limited(_ reader: inout ByteReader, _ limit: Double) throws -> CGFloat {
    let value = try reader.float()
    guard abs(value) <= limit else { throw Fault.malformed }
    return CGFloat(value)
  }

  /// Reads a point of a window or, during a drag, anywhere around it.
  private static func point(_ reader: inout ByteReader) throws -> CGPoint {
    CGPoint(x: try limited(&reader, 100_000), y: try limited(&reader, 100_000))
  }

  private static func range(_ reader: inout ByteReader) throws -> Range<Int> {
    let start = Int(try reader.long())
    let end = Int(try reader.long())
    guard start <= end, end <= longestText else { throw Fault.malformed }
    return start..<end
  }
}
