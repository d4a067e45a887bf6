import Foundation

// The structures that have a class of Foundation on Apple's platforms, as far as Foundation on Linux does not say so.

extension Data: @retroactive ReferenceConvertible { public typealias ReferenceType = NSData }
extension Date: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDate }
extension DateInterval: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDateInterval }
extension Locale: @retroactive ReferenceConvertible { public typealias ReferenceType = NSLocale }
extension URLQueryItem: @retroactive ReferenceConvertible { public typealias ReferenceType = NSURLQueryItem }
extension UUID: @retroactive ReferenceConvertible { public typealias ReferenceType = NSUUID }
