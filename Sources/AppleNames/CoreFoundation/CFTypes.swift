import CoreText
import UIKit

/// A hash of a Core Foundation object.
public typealias CFHashCode = UInt
/// Options, as a set of bits.
public typealias CFOptionFlags = UInt
/// Core Foundation's set.
public typealias CFSet = NSSet
/// Core Foundation's null object.
public typealias CFNull = NSNull
/// Core Foundation's string that can be changed.
public typealias CFMutableString = NSMutableString
/// Core Foundation's dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's array that can be changed.
public typealias CFMutableArray = NSMutableArray
/// Core Foundation's language.
public typealias CFLocale = NSLocale

/// The kinds of objects that `CFGetTypeID(_:)` tells apart, with Core Foundation's numbers.
private enum TypeNumber: CFTypeID {
  case other = 1, string = 7, null = 16, dictionary = 18, array = 19, data = 20, boolean = 21, number = 22, url = 29
  case date = 42, set = 17, attributedString = 62, error = 27, uuid = 55

  init(_ object: Any) {
    switch object {
    case let number as NSNumber where type(of: object) is AnyObject.Type:
      // A number object made of a Boolean value has a class of its own.
      self = type(of: number) == type(of: NSNumber(value: true)) ? .boolean : .number
    case is Bool: self = .boolean
    case is NSString, is String: self = .string
    case is NSNull: self = .null
    case is NSDictionary, is [AnyHashable: Any]: self = .dictionary
    case is NSArray, is [Any]: self = .array
    case is NSData, is Data: self = .data
    case is NSURL, is URL: self = .url
    case is NSDate, is Date: self = .date
    case is NSSet: self = .set
    case is NSAttributedString: self = .attributedString
    case is CFUUID: self = .uuid
    case is NSError: self = .error
    case is NSNumber: self = .number
    default: self = .other
    }
  }
}

/// Returns the kind of an object; 0 for nil.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  guard let cf else { return 0 }
  let number = TypeNumber(cf)
  return number == .other ? typeID(of: cf) : number.rawValue
}
/// Returns the kind of strings.
public func CFStringGetTypeID() -> CFTypeID { TypeNumber.string.rawValue }
/// Returns the kind of numbers that are not Boolean values.
public func CFNumberGetTypeID() -> CFTypeID { TypeNumber.number.rawValue }
/// Returns the kind of Boolean values.
public func CFBooleanGetTypeID() -> CFTypeID { TypeNumber.boolean.rawValue }
/// Returns the kind of arrays.
public func CFArrayGetTypeID() -> CFTypeID { TypeNumber.array.rawValue }
/// Returns the kind of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { TypeNumber.dictionary.rawValue }
/// Returns the kind of data.
public func CFDataGetTypeID() -> CFTypeID { TypeNumber.data.rawValue }
/// Returns the kind of dates.
public func CFDateGetTypeID() -> CFTypeID { TypeNumber.date.rawValue }
/// Returns the kind of the null object.
public func CFNullGetTypeID() -> CFTypeID { TypeNumber.null.rawValue }
/// Returns the kind of addresses.
public func CFURLGetTypeID() -> CFTypeID { TypeNumber.url.rawValue }
/// Returns the kind of sets.
public func CFSetGetTypeID() -> CFTypeID { TypeNumber.set.rawValue }
/// Returns the kind of attributed strings.
public func CFAttributedStringGetTypeID() -> CFTypeID { TypeNumber.attributedString.rawValue }
/// Returns the kind of unique identifiers.
public func CFUUIDGetTypeID() -> CFTypeID { TypeNumber.uuid.rawValue }

/// Returns whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  guard let cf1, let cf2 else { return cf1 == nil && cf2 == nil }
  if let first = cf1 as? NSObject, let second = cf2 as? NSObject { return first.isEqual(second) }
  return cf1 === cf2
}

/// Returns a hash, which is the same for equal objects.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
  CFHashCode(bitPattern: (cf as? NSObject)?.hash ?? ObjectIdentifier(cf).hashValue)
}

/// Returns a description of an object for developers.
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { cf.map { "\($0)" as NSString } }

/// Prints a description of an object to the standard error.
public func CFShow(_ obj: CFTypeRef!) {
  FileHandle.standardError.write(Data((obj.map { "\($0)" } ?? "(null)").utf8 + [0x0A]))
}
