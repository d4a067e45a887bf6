import Foundation
import Lamp

/// A target in Objective-C that the manifest names for iOS only, and that this file imports without a condition.
public func brighter(than brightness: Int) -> Int {
  let lamp = Lamp()
  lamp.brightness = brightness
  return lamp.brightness + 1
}
