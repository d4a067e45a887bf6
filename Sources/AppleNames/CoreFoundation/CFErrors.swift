import Foundation

/// Creates an error.
public func CFErrorCreate(
  _ allocator: CFAllocator?, _ domain: NSString!, _ code: CFIndex, _ userInfo: NSDictionary?
) -> CFError! { NSError(domain: domain as String, code: code, userInfo: userInfo as? [String: Any]) }

/// Returns an error's code.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { (err as NSError).code }

/// Returns an error's domain.
public func CFErrorGetDomain(_ err: CFError!) -> NSString! { (err as NSError).domain as NSString }

/// Returns what an error says besides its code.
public func CFErrorCopyUserInfo(_ err: CFError!) -> NSDictionary! { (err as NSError).userInfo as NSDictionary }
