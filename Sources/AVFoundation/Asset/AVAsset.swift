import Foundation

/// Media that can be played. The only kind here has an address: `AVURLAsset`.
///
/// Unchecked because it can be subclassed; it stores nothing, and `AVURLAsset` stores only constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avasset).
open class AVAsset: @unchecked Sendable {
  init() {}
}
