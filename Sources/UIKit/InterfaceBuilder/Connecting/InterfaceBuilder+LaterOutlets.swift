/// Outlets of classes that joined UIKit after the builder.
extension InterfaceBuilder {
  func connectLaterOutlet(_ property: String, of source: NSObject, to object: NSObject) -> Bool { false }
}
