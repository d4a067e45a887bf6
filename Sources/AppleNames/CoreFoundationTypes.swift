import UIKit

// Core Foundation's classes are Foundation's here: `"title" as CFString` is a plain conversion.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFDictionary = NSDictionary
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFAttributedString = NSAttributedString
public typealias CFIndex = Int
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// Returns the data's bytes, which are valid while the data is.
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
