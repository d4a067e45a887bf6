import UIKit

/// The name of a group of errors.
public typealias CFErrorDomain = CFString

/// Creates an error.
public func CFErrorCreate(
  _ allocator: CFAllocator?, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary?
) -> CFError! { NSError(domain: domain as String, code: code, userInfo: userInfo as? [String: Any]) }

/// Returns the number of an error in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { NSString(string: err.domain) }
/// Returns further values of an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as NSDictionary }
/// Returns why the operation failed; nil if the error does not say so.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
  err.localizedFailureReason.map { NSString(string: $0) }
}
/// Returns what the user can do; nil if the error does not say so.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err.localizedRecoverySuggestion.map { NSString(string: $0) }
}
