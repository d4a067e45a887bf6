import Foundation

/// A drag over a window: of another program, or of this one after it has left its window.
@MainActor package protocol IncomingDrag: AnyObject {
  /// The media types of the data, in the order of the source.
  var types: [String] { get }
  /// The addresses in the data of type `text/uri-list`; none without such data.
  var addresses: [String] { get }
  /// The offer, if the drag began in this program.
  var offer: DragOffer? { get }
  /// Reads the data of one of the types. The result is nil if they cannot be read, or are longer than
  /// `IncomingDragLimits.data`. Reading has to begin while the window's delegate is told of the drop.
  func read(_ type: String, _ done: @escaping @MainActor (Data?) -> Void)
}

/// The limits for what other programs send.
package enum IncomingDragLimits {
  /// The bytes of data of one type: more than any picture that can be shown.
  package static let data = 256 << 20
  /// The bytes of a list of addresses, and the number of them.
  static let list = 1 << 20
  static let addresses = 10_000

  /// Returns the addresses in data of type `text/uri-list` (RFC 2483): one a line, without comments.
  package static func addresses(in data: Data) -> [String] {
    guard data.count <= list else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).lazy
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return Array(lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.prefix(addresses))
  }
}
