import CoreGraphics
import Foundation

/// Makes an image of another, by name and parameters. `filterNames(inCategory:)` lists those that are here.
///
/// Unchecked because of its parameters: as on Apple's platforms one thread at a time may use a filter.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  public let name: String
  private let recipe: FilterRecipe
  private var values: [String: Any] = [:]

  /// A filter with its defaults; nil for a name that is not known.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

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

  /// Sets all parameters to their defaults.
  open func setDefaults() { values = recipe.defaults }

  open var inputKeys: [String] {
    recipe.images + recipe.defaults.keys.filter { !recipe.images.contains($0) }.sorted()
  }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The filter's name, and the default of each parameter.
  open var attributes: [String: Any] {
    var result: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
    for (key, value) in recipe.defaults { result[key] = [kCIAttributeDefault: value] }
    return result
  }

  /// The result; nil while an image is missing.
  open var outputImage: CIImage? {
    guard recipe.images.allSatisfy({ values[$0] is CIImage }) else { return nil }
    return recipe.make(FilterValues(values: values))
  }

  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func setValuesForKeys(_ keyedValues: [String: Any]) { values.merge(keyedValues) { $1 } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter(name, recipe)
    copy.values = values
    return copy
  }

  /// The names of the filters of a category, all for nil.
  public static func filterNames(inCategory category: String?) -> [String] {
    FilterRecipe.all.filter { category == nil || category == kCICategoryBuiltIn || $0.value.category == category }
      .keys.sorted()
  }

  public static func filterNames(inCategories categories: [String]?) -> [String] {
    guard let categories else { return filterNames(inCategory: nil) }
    return Set(
      categories.map { Set(filterNames(inCategory: $0)) }.reduce(nil) { (all: Set<String>?, next) in
        all.map { $0.intersection(next) } ?? next
      } ?? []
    ).sorted()
  }
}

/// The parameters of a filter.
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
