import UIKit

// Core Foundation's classes are Foundation's here: `"title" as CFString` is a plain conversion.

/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// Core Foundation's string.
public typealias CFString = NSString
/// Core Foundation's data.
public typealias CFData = NSData
/// Core Foundation's data that can grow.
public typealias CFMutableData = NSMutableData
/// Core Foundation's address.
public typealias CFURL = NSURL
public typealias CFDictionary = NSDictionary
/// Core Foundation's number.
public typealias CFNumber = NSNumber
/// Core Foundation's date.
public typealias CFDate = NSDate
/// Core Foundation's attributed string.
public typealias CFAttributedString = NSAttributedString
/// An index or a count in Core Foundation.
public typealias CFIndex = Int
/// Objective-C's signed integer.
public typealias NSInteger = Int
/// Objective-C's unsigned integer.
public typealias NSUInteger = UInt
/// A time in seconds.
public typealias CFTimeInterval = Double

/// A date, as the seconds since the beginning of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// Creates empty data.
///
/// - Parameters:
///   - allocator: nil for the usual one.
///   - capacity: the greatest length; 0 for no limit. Not enforced here.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Returns the data's bytes, which are valid as long as the data.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of the data's bytes.
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }

/// The key of a bundle's build number in its property list.
///
/// Constants: unsafe because the type of the C name is not `Sendable`.
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion" as NSString

/// The key of a bundle's name in its property list.
///
/// A constant, as above.
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName" as NSString

/// The key of a bundle's identifier in its property list.
///
/// A constant, as above.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier" as NSString

/// The key of the name of a bundle's program.
///
/// A constant, as above.
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable" as NSString

/// The key of the version of the form of a bundle's property list.
///
/// A constant, as above.
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion" as NSString

/// The key of the language in which a bundle was written.
///
/// A constant, as above.
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion" as NSString

/// The key of a bundle's list of languages.
///
/// A constant, as above.
nonisolated(unsafe) public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations" as NSString
