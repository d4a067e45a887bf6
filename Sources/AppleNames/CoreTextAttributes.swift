import UIKit

// The keys of Core Text's attributes, which are those of attributed strings.

/// Points added after each character, as `NSAttributedString.Key.tracking`.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue as NSString
/// Points added after each character, as `NSAttributedString.Key.kern`.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue as NSString
/// The font, as `NSAttributedString.Key.font`.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue as NSString
/// Points above the baseline, as `NSAttributedString.Key.baselineOffset`.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString =
  NSAttributedString.Key.baselineOffset.rawValue as NSString
