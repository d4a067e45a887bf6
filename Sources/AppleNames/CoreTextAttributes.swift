import UIKit

// The keys of Core Text's attributes, which are those of attributed strings.

/// The points added after each character, like `NSAttributedString.Key.tracking`.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue as NSString
/// The points added after each character, like `NSAttributedString.Key.kern`.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue as NSString
/// The font, like `NSAttributedString.Key.font`.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue as NSString
/// The points above the baseline, like `NSAttributedString.Key.baselineOffset`.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString =
  NSAttributedString.Key.baselineOffset.rawValue as NSString
