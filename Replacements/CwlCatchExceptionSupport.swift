import Foundation

/// Calls a function. No exception reaches the caller on Linux, where one stops the program, so the result is nil.
public func catchExceptionOfKind(_ type: AnyClass, _ inBlock: () -> Void) -> NSException? {
  inBlock()
  return nil
}
