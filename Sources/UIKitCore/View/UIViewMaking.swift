/// Creates views of classes that are parameters or values: `View(frame:)` and `View()` where `View: UIView`,
/// `viewClass.init(frame:)`.
///
/// On Apple's platforms any initialiser can be called on a class that is known only at run time; Swift requires it to
/// be `required`. These initialisers are used where the class is not known, and call those of the actual class. Where
/// it is known, its own initialisers win. A class without `init(frame:)` stops the program.
@preconcurrency @MainActor public protocol UIViewMaking {}

extension UIViewMaking where Self: UIView {
  // The same function for all classes; `UIObjectMaking` gives the reason.
  /// Creates a view of the class with a frame in points.
  @_silgen_name("UIKit_makeView")
  public init(frame: CGRect)

  @_silgen_name("UIKit_makeView")
  @usableFromInline static func makeView(_ frame: CGRect) -> Self {
    guard let view = RuntimeInstance.makeView(self, frame: frame) as? Self else {
      preconditionFailure("\(self).init(frame:) created a view of another class")
    }
    return view
  }

  /// Creates a view of the class with an empty frame.
  public init() {
    self.init(frame: .zero)
  }
}

extension UIView: UIViewMaking {}
