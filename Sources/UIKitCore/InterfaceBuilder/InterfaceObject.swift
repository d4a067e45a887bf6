/// An object of UIKit's whose class stands above this module, and that knows its own part of interface documents.
@MainActor package protocol InterfaceObject: NSObject {
  /// The methods that storyboards and clients commonly call by name alone.
  static var ownMethods: [Selector] { get }
  /// Applies what the document says of objects of this kind; views already have what all views have.
  func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder)
  /// Connects one of UIKit's own outlets.
  /// - Returns: false when there is none like it.
  func connectOutlet(_ property: String, to object: NSObject) -> Bool
  /// Sets an attribute that Interface Builder has no field for.
  /// - Returns: false when there is none like it.
  func setOwnAttribute(_ keyPath: String, _ value: Any?) -> Bool
  /// Calls a method of `ownMethods`.
  /// - Returns: false when there is none like it.
  func performOwnAction(_ name: String) -> Bool
  /// Calls `body` with the object when the user chooses it.
  func whenChosen(_ body: @escaping @MainActor (NSObject?) -> Void)
  /// Called when all of the document's objects are there, for classes that are neither views nor controllers.
  func wakeFromInterface()
}

extension InterfaceObject {
  package static var ownMethods: [Selector] { [] }
  package func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder) {}
  package func connectOutlet(_ property: String, to object: NSObject) -> Bool { false }
  package func setOwnAttribute(_ keyPath: String, _ value: Any?) -> Bool { false }
  package func performOwnAction(_ name: String) -> Bool { false }
  package func whenChosen(_ body: @escaping @MainActor (NSObject?) -> Void) {}
  package func wakeFromInterface() {}
}
