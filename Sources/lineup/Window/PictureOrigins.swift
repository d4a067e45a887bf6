import Foundation
import GuideModel
import GuideStore
import GuideUI
import HTTP

/// The origins of the channels' feeds, where these permit pictures beyond the internet's addresses.
@MainActor final class PictureOrigins {
  private let store: GuideStore
  private var known: [Channel.Key: AddressOrigin]

  init(store: GuideStore) {
    self.store = store
    known = Self.read(store) ?? [:]
  }

  subscript(channel: Channel.Key) -> AddressOrigin { known[channel] ?? .internet }

  /// Reads the origins again on another thread.
  func reload(then: @escaping @MainActor () -> Void) {
    DispatchQueue.global(qos: .utility).async { [store] in
      let known = Self.read(store)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let known { self.known = known }
          then()
        }
      }
    }
  }

  nonisolated private static func read(_ store: GuideStore) -> [Channel.Key: AddressOrigin]? {
    let names = try? store.channels(ofSources: { AddressOrigin(source: $0) != .internet })
    return names?.mapValues { AddressOrigin(source: $0) }
  }
}
