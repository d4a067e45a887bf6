extension UIImage {
  /// The drawing of a symbol's variable value. Stored; has no effect: symbols have no layers.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimage/symbolvariablevaluemode).
  public enum SymbolVariableValueMode: Int, Sendable {
    case automatic = 0
    case color = 1
    case draw = 2
  }

  /// The filling of a symbol. Stored; has no effect: symbols are filled evenly.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimage/symbolcolorrenderingmode).
  public enum SymbolColorRenderingMode: Int, Sendable {
    case automatic = 0
    case flat = 1
    case gradient = 2
  }

  /// Creates a symbol image; nil for an unknown name.
  ///
  /// - Parameter value: from 0 to 1. It has no effect: symbols have no layers to highlight.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates an image from an asset catalogue or file of a bundle; see `init(named:)`.
  ///
  /// - Parameter value: from 0 to 1. It has no effect: symbols have no layers to highlight.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }
}

extension UIImage.SymbolConfiguration {
  /// Creates a configuration with a way of drawing variable values, which has no effect here.
  public convenience init(variableValueMode: UIImage.SymbolVariableValueMode) { self.init(size: nil) }
  /// Creates a configuration with a filling, which has no effect here.
  public convenience init(colorRenderingMode: UIImage.SymbolColorRenderingMode) { self.init(size: nil) }

  /// Returns the configuration without a size and weight.
  public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(size: nil, scale: scale, colors: colors)
  }
  /// Returns the configuration without a size, which here also holds that of a text style.
  public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(size: nil, weight: weight, scale: scale, colors: colors)
  }
  /// Returns the configuration without a scale.
  public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(size: pointSize, weight: weight, colors: colors)
  }
  /// Returns the configuration without a weight.
  public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(size: pointSize, scale: scale, colors: colors)
  }
}
