import CoreGraphics
import Foundation

/// A filter that produces an image from its parameters, one of which usually is an image. `filterNames(inCategory:)`
/// lists the available ones.
///
/// Unchecked because of the parameters: as on Apple's platforms, only one thread at a time may use a filter.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cifilter).
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  /// The filter's name, such as `CIGaussianBlur`.
  public let name: String
  private let recipe: FilterRecipe
  private var values: [String: Any] = [:]

  /// Creates a filter with default parameters; nil for an unknown name.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Creates a filter with parameters; nil for an unknown name.
  public convenience init?(name: String, parameters: [String: Any]?) {
    guard let recipe = FilterRecipe.all[name] else { return nil }
    self.init(name, recipe)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  init(_ name: String, _ recipe: FilterRecipe) {
    self.name = name
    self.recipe = recipe
    super.init()
    setDefaults()
  }

  /// Resets all parameters to their defaults.
  open func setDefaults() { values = recipe.defaults }

  /// The keys of the parameters.
  open var inputKeys: [String] {
    recipe.images + recipe.defaults.keys.filter { !recipe.images.contains($0) }.sorted()
  }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The filter's name, and the default of each parameter.
  open var attributes: [String: Any] {
    var result: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
    for (key, value) in recipe.defaults { result[key] = [kCIAttributeDefault: value] }
    return result
  }

  /// The resulting image; nil if a required image is missing.
  open var outputImage: CIImage? {
    guard recipe.images.allSatisfy({ values[$0] is CIImage }) else { return nil }
    return recipe.make(FilterValues(values: values))
  }

  /// Returns the value of a parameter, or the output image.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// Sets a parameter.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Sets several parameters.
  open func setValuesForKeys(_ keyedValues: [String: Any]) { values.merge(keyedValues) { $1 } }

  /// Returns a copy with the same parameters.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter(name, recipe)
    copy.values = values
    return copy
  }

  /// Returns the names of the filters in a category; of all filters for nil.
  public static func filterNames(inCategory category: String?) -> [String] {
    FilterRecipe.all.filter { category == nil || category == kCICategoryBuiltIn || $0.value.category == category }
      .keys.sorted()
  }

  /// Returns the names of the filters that belong to all of the categories; of all filters for nil.
  public static func filterNames(inCategories categories: [String]?) -> [String] {
    guard let categories else { return filterNames(inCategory: nil) }
    return Set(
      categories.map { Set(filterNames(inCategory: $0)) }.reduce(nil) { (all: Set<String>?, next) in
        all.map { $0.intersection(next) } ?? next
      } ?? []
    ).sorted()
  }
}

/// The parameters of a filter, converted to the types that filters need.
struct FilterValues {
  let values: [String: Any]

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String) -> Double {
    switch values[key] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  func color(_ key: String = kCIInputColorKey) -> CIColor { values[key] as? CIColor ?? .black }

  func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0) }
}
