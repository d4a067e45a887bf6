extension UIViewController {
  /// Returns a line with states and views for the controller, its children and the controllers it presents.
  func printedHierarchy() -> NSString { hierarchyText(indent: "") as NSString }

  private func hierarchyText(indent: String) -> String {
    let appearance = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let view = viewIfLoaded.map { "<\(type(of: $0)): \(Self.address(of: $0))>" } ?? "(view not loaded)"
    var text = "\(indent)<\(type(of: self)) \(Self.address(of: self))>, state: \(appearance), view: \(view)"
    for child in children { text += "\n" + child.hierarchyText(indent: indent + "   | ") }
    if let presented = presentation?.presentedViewController {
      text += "\n" + presented.hierarchyText(indent: indent + "   + ")
    }
    return text
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
