import Foundation

/// A mix of the tracks of a sound. Nothing is mixed here, so that no asset has one.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avaudiomix).
open class AVAudioMix: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  override init() { super.init() }
}
