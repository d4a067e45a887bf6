import Foundation
import WindowServer

/// A drag that another program brings over a window, or one that has left a window of this program.
@MainActor package final class ScriptedDrag: IncomingDrag {
  package let types: [String]
  package let addresses: [String]
  package let offer: DragOffer?
  private let data: [String: Data]
  fileprivate var isOpen = false

  /// Creates a drag of texts by their media types.
  package convenience init(_ texts: KeyValuePairs<String, String>) {
    self.init(texts.map { ($0.key, Data($0.value.utf8)) })
  }

  /// Creates a drag of data by their media types.
  package init(_ data: [(type: String, data: Data)]) {
    types = data.map(\.type)
    self.data = Dictionary(data.map { ($0.type, $0.data) }) { $1 }
    addresses = self.data["text/uri-list"].map { IncomingDragLimits.addresses(in: $0) } ?? []
    offer = nil
  }

  /// Creates a drag that has come back.
  package init(_ offer: DragOffer) {
    (types, addresses, data) = (offer.types, [], [:])
    self.offer = offer
  }

  package func read(_ type: String, _ done: @escaping @MainActor (Data?) -> Void) { done(isOpen ? data[type] : nil) }
}

extension HeadlessSurface {
  /// Moves a drag to a place. Returns whether it can be dropped there.
  @discardableResult package func move(_ drag: ScriptedDrag, to location: CGPoint) -> Bool {
    delegate?.surface(self, drag: drag, didMoveTo: location) ?? false
  }

  package func leave(_ drag: ScriptedDrag) { delegate?.surface(self, dragDidLeave: drag) }

  /// Drops a drag. Returns whether something takes it.
  @discardableResult package func drop(_ drag: ScriptedDrag, at location: CGPoint) -> Bool {
    drag.isOpen = true
    defer { drag.isOpen = false }
    return delegate?.surface(self, didDrop: drag, at: location) ?? false
  }
}
