import Foundation

/// The place where a function puts an error.
public typealias ErrorPointer = UnsafeMutablePointer<NSError?>?
