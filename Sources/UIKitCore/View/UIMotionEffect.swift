/// An effect that changes a view as its viewer moves. A desktop has no sensor for that: effects are stored and never
/// applied.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimotioneffect).
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the amounts to add to values of the view, by key path.
  ///
  /// - Parameter viewerOffset: from -1 to 1 on each axis; zero is straight in front.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// Returns the effect itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value that changes from one limit to another as the viewer moves along an axis.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect).
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the viewer moves.
  public enum EffectType: Int, Sendable {
    /// From left to right.
    case tiltAlongHorizontalAxis = 0
    /// From top to bottom.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the view's property that the effect changes.
  open private(set) var keyPath: String
  /// The axis that the effect follows.
  open private(set) var type: EffectType
  /// The value at an offset of -1: a number, or a structure of numbers. Nil, the default, gives no change.
  open var minimumRelativeValue: Any?
  /// The value at an offset of 1: a number, or a structure of numbers. Nil, the default, gives no change.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property of a view. It has no limits yet.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else { return nil }
    let share = (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: low + (high - low) * share]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Several effects that are applied together.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimotioneffectgroup).
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group; where two change the same property, the later one wins.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { all, effect in
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

extension UIView {
  private static let effectsKey = AssociatedKey()

  private final class AssociatedKey: Sendable {}

  /// The motion effects of the view, in the order they were added. They are never applied.
  public var motionEffects: [UIMotionEffect] {
    get {
      objc_getAssociatedObject(self, Unmanaged.passUnretained(Self.effectsKey).toOpaque()) as? [UIMotionEffect] ?? []
    }
    set {
      objc_setAssociatedObject(
        self, Unmanaged.passUnretained(Self.effectsKey).toOpaque(), newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Adds a motion effect, which is never applied.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect. Linear in the number of the view's effects.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
