import Foundation

/// Something that can be played. The one kind there is has an address: `AVURLAsset`.
///
/// Unchecked as classes that can be subclassed are; there is nothing in it, and `AVURLAsset` holds constants.
open class AVAsset: @unchecked Sendable {
  init() {}
}
