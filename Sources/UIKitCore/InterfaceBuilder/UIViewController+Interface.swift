/// Loads the views of controllers from storyboards and nibs.
extension UIViewController {
  /// Creates the view from the scene or nib that describes it. Returns false if there is none.
  package func loadViewFromInterface() -> Bool {
    if let scene = controllerState.interface {
      let view = scene.builder.loadView(of: self, scene.element)
      if let view { takeInterfaceView(view) }
      if loadedView == nil { return false }
      scene.builder.finish(isComplete: true)
      return true
    }
    guard let name = nibName ?? classNibName else { return false }
    let nib = UINib(nibName: name, bundle: nibBundle)
    controllerState.nibObjects = nib.instantiate(withOwner: self).compactMap { $0 as? NSObject }
    guard loadedView != nil else {
      raise(
        "NSInternalInconsistencyException",
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
    }
    return true
  }

  /// The nib named after the class, with or without “Controller”, which iOS uses when no name is given.
  private var classNibName: String? {
    guard !InterfaceClasses.isOwn(type(of: self)) else { return nil }
    let name = String(describing: type(of: self))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first { InterfaceFiles.find($0, extensions: ["xib"], in: nibBundle) != nil }
  }

  func performInterfaceSegue(_ identifier: String, sender: Any?) {
    guard let scene = controllerState.interface, let segue = scene.builder.segue(withIdentifier: identifier) else {
      raise("NSInvalidArgumentException", "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.builder.perform(segue, sender: sender)
  }
}
