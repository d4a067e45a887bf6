/// Makes views of classes that are parameters or values: `View(frame:)` and `View()` where `View: UIView`,
/// `viewClass.init(frame:)`.
///
/// On Apple's platforms any initialiser can be called on a class known at run time only; Swift's own rule is that it
/// must be `required`. These stand in where the class is not known, and call what the class has in its table.
/// Where it is known, its own initialisers win. A class that has no `init(frame:)` stops the program.
@preconcurrency @MainActor public protocol UIViewMaking {}

extension UIViewMaking where Self: UIView {
  // One and the same function, for the reason that `UIObjectMaking` gives.
  @_silgen_name("UIKit_makeView")
  public init(frame: CGRect)

  @_silgen_name("UIKit_makeView")
  @usableFromInline static func makeView(_ frame: CGRect) -> Self {
    guard let view = RuntimeInstance.makeView(self, frame: frame) as? Self else {
      preconditionFailure("\(self).init(frame:) made a view of another class")
    }
    return view
  }

  public init() {
    self.init(frame: .zero)
  }
}

extension UIView: UIViewMaking {}
