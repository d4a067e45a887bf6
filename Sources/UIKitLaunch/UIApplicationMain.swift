import Foundation
import UIKitCore

extension UIApplicationDelegate {
  /// Runs the program: what `@main` on the delegate's class calls.
  public static func main() {
    guard let type = Self.self as? NSObject.Type,
      let delegate = RuntimeInstance.makeObject(type) as? any UIApplicationDelegate
    else { preconditionFailure("\(Self.self) is not a class that can be created with init()") }
    exit(UIApplication.shared.launch(delegate: delegate, arguments: CommandLine.arguments))
  }
}

/// Starts the program: in a window, in a browser, or as a picture (see `LaunchRequest`). The delegate's class is named
/// by its Swift name, as on iOS.
///
/// - Returns: the exit status; 1 when there is no such class or no display, 2 for a wrong option.
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName, let type = NSClassFromString·registered(delegateClassName) as? NSObject.Type,
    let delegate = RuntimeInstance.makeObject(type) as? any UIApplicationDelegate
  else {
    FileHandle.standardError.write(Data("UIApplicationMain: no delegate class \(delegateClassName ?? "nil")\n".utf8))
    return 1
  }
  return UIApplication.shared.launch(delegate: delegate, arguments: CommandLine.arguments)
}
