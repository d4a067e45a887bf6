import UIKit

/// An error as Core Foundation has it: Foundation's.
public typealias CFError = NSError

/// Returns what the error says.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription as NSString }
