import Foundation

/// Something that can be played. The one kind there is has an address: `AVURLAsset`.
open class AVAsset: @unchecked Sendable {
  init() {}
}
