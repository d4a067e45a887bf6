/// Lets generic code make views: `View(frame:)` and `View()` where `View: UIView`.
///
/// On Apple's platforms any initialiser can be called on a class known at run time only; Swift's own rule is that it
/// must be `required`. These stand in where the class is not known, and call what the class has in its table.
/// Where it is known, its own initialisers win. A class that has no `init(frame:)` stops the program.
@preconcurrency @MainActor public protocol UIViewMaking {}

extension UIViewMaking where Self: UIView {
  public init(frame: CGRect) {
    guard let view = RuntimeInstance.makeView(Self.self, frame: frame) as? Self else {
      preconditionFailure("\(Self.self).init(frame:) made a view of another class")
    }
    self = view
  }

  public init() {
    self.init(frame: .zero)
  }
}

extension UIView: UIViewMaking {}
