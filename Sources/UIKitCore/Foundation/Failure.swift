import Foundation

/// Stops the program as an uncaught Objective-C exception does on Apple's platforms, with the same message.
package func raise(_ name: String = "NSInternalInconsistencyException", _ reason: String) -> Never {
  FileHandle.standardError.write(
    Data("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n".utf8))
  fatalError(reason)
}
