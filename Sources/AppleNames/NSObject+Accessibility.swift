import UIKit

// UIKit's own classes declare these themselves. Other objects store their values; only views, controllers and
// `UIAccessibilityElement`s reach assistive technology.
//
// Members of a protocol, not of `NSObject`: subclasses of UIKit's classes override those of the class, and Swift would
// consider members of `NSObject` duplicate declarations.

/// An object that stores its description for assistive technology.
public protocol ObjectWithAccessibility: NSObject {}

extension NSObject: ObjectWithAccessibility {}

extension ObjectWithAccessibility {
  @MainActor private var responder: UIResponder? { self as? UIResponder }

  @MainActor private var kept: KeptAccessibility { KeptAccessibility.of(self) }

  /// Whether assistive technology stops at the object.
  @preconcurrency @MainActor @_disfavoredOverload public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? kept.isElement }
    set { if let responder { responder.isAccessibilityElement = newValue } else { kept.isElement = newValue } }
  }

  /// A short name for the object.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityLabel: String? {
    get {
      if let responder { return responder.accessibilityLabel }
      if let item = self as? UIBarItem { return item.accessibilityLabel }
      return kept.label
    }
    set {
      if let responder { return responder.accessibilityLabel = newValue }
      if let item = self as? UIBarItem { item.accessibilityLabel = newValue } else { kept.label = newValue }
    }
  }

  /// A short text about the result of acting on the object.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityHint: String? {
    get { if let responder { responder.accessibilityHint } else { kept.hint } }
    set { if let responder { responder.accessibilityHint = newValue } else { kept.hint = newValue } }
  }

  /// The object's value, such as that of a slider.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityValue: String? {
    get { if let responder { responder.accessibilityValue } else { kept.value } }
    set { if let responder { responder.accessibilityValue = newValue } else { kept.value = newValue } }
  }

  /// The kind of the object, and its state.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? kept.traits }
    set { if let responder { responder.accessibilityTraits = newValue } else { kept.traits = newValue } }
  }

  /// The frame of the object in screen coordinates, in points.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? kept.frame }
    set { if let responder { responder.accessibilityFrame = newValue } else { kept.frame = newValue } }
  }

  /// Whether the elements within the object are hidden from assistive technology.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityElementsHidden: Bool {
    get { responder?.accessibilityElementsHidden ?? kept.elementsAreHidden }
    set {
      if let responder { responder.accessibilityElementsHidden = newValue } else { kept.elementsAreHidden = newValue }
    }
  }

  /// Whether assistive technology stays within the object.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityViewIsModal: Bool {
    get { responder?.accessibilityViewIsModal ?? kept.isModal }
    set { if let responder { responder.accessibilityViewIsModal = newValue } else { kept.isModal = newValue } }
  }

  /// The elements within the object, in order.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityElements: [Any]? {
    get { if let responder { responder.accessibilityElements } else { kept.elements } }
    set { if let responder { responder.accessibilityElements = newValue } else { kept.elements = newValue } }
  }

  /// The point at which assistive technology activates the object, in screen coordinates; the frame's centre by
  /// default.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder { return responder.accessibilityActivationPoint }
      return kept.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set {
      if let responder { responder.accessibilityActivationPoint = newValue } else { kept.activationPoint = newValue }
    }
  }

  /// The outline of the object in screen coordinates; nil for its frame.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityPath: UIBezierPath? {
    get { if let responder { responder.accessibilityPath } else { kept.path } }
    set { if let responder { responder.accessibilityPath = newValue } else { kept.path = newValue } }
  }

  /// The language of the object's texts; nil for that of the app.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityLanguage: String? {
    get { if let responder { responder.accessibilityLanguage } else { kept.language } }
    set { if let responder { responder.accessibilityLanguage = newValue } else { kept.language = newValue } }
  }

  /// The actions besides the object's activation.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  {
    get { if let responder { responder.accessibilityCustomActions } else { kept.actions } }
    set { if let responder { responder.accessibilityCustomActions = newValue } else { kept.actions = newValue } }
  }

  /// The ways to move between parts of the object.
  @preconcurrency @MainActor @_disfavoredOverload public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { if let responder { responder.accessibilityCustomRotors } else { kept.rotors } }
    set { if let responder { responder.accessibilityCustomRotors = newValue } else { kept.rotors = newValue } }
  }

  /// Activates the object.
  ///
  /// - Returns: whether it was activated; false for objects that do not belong to UIKit.
  @preconcurrency @MainActor @_disfavoredOverload public func accessibilityActivate() -> Bool {
    responder?.accessibilityActivate() ?? false
  }

  /// Increases the object's value. Objects that do not belong to UIKit do nothing.
  @preconcurrency @MainActor @_disfavoredOverload public func accessibilityIncrement() {
    responder?.accessibilityIncrement()
  }

  /// Decreases the object's value. Objects that do not belong to UIKit do nothing.
  @preconcurrency @MainActor @_disfavoredOverload public func accessibilityDecrement() {
    responder?.accessibilityDecrement()
  }
}

/// The accessibility values of an object that does not belong to UIKit.
@MainActor private final class KeptAccessibility {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  var frame = CGRect.zero
  var elementsAreHidden = false
  var isModal = false
  var elements: [Any]?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var language: String?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?

  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ object: NSObject) -> KeptAccessibility {
    if let kept = objc_getAssociatedObject(object, key) as? KeptAccessibility { return kept }
    let kept = KeptAccessibility()
    objc_setAssociatedObject(object, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return kept
  }
}
