import Foundation
import UniformTypeIdentifiers
import WindowServer

extension DragOffer {
  /// Returns an offer of a session's items: all their texts and all their addresses, and the data of other types of the
  /// first item that has them, because desktops drag one thing in several types.
  static func make(of session: DragSession) -> DragOffer {
    let items = session.isRestrictedToDraggingApplication ? [] : session.items
    var identifiers: [String: [(provider: NSItemProvider, type: String)]] = [:]
    var types: [String] = []
    for item in items {
      var own: Set<String> = []
      for identifier in item.itemProvider.typeIdentifiersForOtherPrograms {
        for name in MediaTypes.names(of: identifier) where own.insert(name).inserted {
          if identifiers[name] == nil { types.append(name) }
          identifiers[name, default: []].append((item.itemProvider, identifier))
        }
      }
    }
    if types.isEmpty { types = [MediaTypes.local] }
    let found = identifiers
    return DragOffer(types: types) { type, done in
      let parts = found[type] ?? []
      let joins = type == MediaTypes.addresses || MediaTypes.texts.contains(type)
      PartsLoader.load(joins ? parts : Array(parts.prefix(1))) { loaded in
        guard !loaded.isEmpty else { return done(nil) }
        guard joins else { return done(loaded.first) }
        let isList = type == MediaTypes.addresses
        // The lines of a list of addresses end with CR LF (RFC 2483).
        var data = Data(loaded.joined(separator: Data((isList ? "\r\n" : "\n").utf8)))
        if isList { data.append(contentsOf: Array("\r\n".utf8)) }
        done(data)
      }
    }
  }
}

/// Loads the data of several providers, in their order; without those that cannot be loaded.
@MainActor private final class PartsLoader {
  private var loaded: [Data?]
  private var rest: Int
  private let done: @MainActor ([Data]) -> Void

  static func load(
    _ parts: [(provider: NSItemProvider, type: String)], _ done: @escaping @MainActor ([Data]) -> Void
  ) {
    if parts.isEmpty { return done([]) }
    let loader = PartsLoader(parts.count, done)
    for (index, part) in parts.enumerated() {
      part.provider.loadDataRepresentation(forTypeIdentifier: part.type) { data, _ in
        MainActor.assumeIsolated { loader.take(data, index) }
      }
    }
  }

  private init(_ count: Int, _ done: @escaping @MainActor ([Data]) -> Void) {
    loaded = Array(repeating: nil, count: count)
    rest = count
    self.done = done
  }

  private func take(_ data: Data?, _ index: Int) {
    loaded[index] = data
    rest -= 1
    if rest == 0 { done(loaded.compactMap(\.self)) }
  }
}
