import Foundation

extension NSString {
  /// Returns the path with a component at its end, without doubled slashes and a slash at the end. On Linux Foundation
  /// keeps those of the component.
  public func appendingPathComponent·path(_ component: String) -> String {
    let path = length == 0 ? component : "\(self)/\(component)"
    let parts = path.split(separator: "/").joined(separator: "/")
    return path.hasPrefix("/") ? "/" + parts : parts
  }
}
