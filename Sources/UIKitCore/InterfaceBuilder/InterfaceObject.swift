/// An object of UIKit's whose class is declared above this module, and that reads its own part of interface documents.
@MainActor package protocol InterfaceObject: NSObject {
  /// The methods that storyboards and apps commonly call by name alone.
  static var ownMethods: [Selector] { get }
  /// Applies the document's properties of this kind of object. Those of all views were applied already.
  func applyInterface(_ element: InterfaceElement, by builder: InterfaceBuilder)
  /// Connects one of UIKit's own outlets.
  ///
  /// - Returns: false if there is none with that name.
  func connectOutlet(_ property: String, to object: NSObject) -> Bool
  /// Sets an attribute that Interface Builder has no field for.
  ///
  /// - Returns: false if there is none with that name.
  func setOwnAttribute(_ keyPath: String, _ value: Any?) -> Bool
  /// Calls a method of `ownMethods`.
  ///
  /// - Returns: false if there is none with that name.
  func performOwnAction(_ name: String) -> Bool
  /// Makes the user's choice of the object call `body` with it.
  func whenChosen(_ body: @escaping @MainActor (NSObject?) -> Void)
  /// Called when all of the document's objects exist, for classes that are neither views nor controllers.
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
