import Foundation

/// The use of a measurement, on which its usual unit depends in many countries.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/measurementformatunitusage).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The usage in CLDR; nil for the unit that the measurement has.
  let identifier: String?

  /// No particular use.
  public static var general: Self { Self(identifier: "default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(identifier: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self(identifier: "weather") }
  /// The temperature of a body.
  public static var person: Self { Self(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The size of a person, in one unit.
  public static var person: Self { Self(identifier: "person") }
  /// The height of a person, such as “5 ft, 11 in”.
  public static var personHeight: Self { Self(identifier: "person-height") }
  /// A distance on a road.
  public static var road: Self { Self(identifier: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(identifier: "focal-length") }
  /// Fallen rain.
  public static var rainfall: Self { Self(identifier: "rainfall") }
  /// Fallen snow.
  public static var snowfall: Self { Self(identifier: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(identifier: "food") }
  /// The energy that a person uses. CLDR has no such use: the units are those of food, which is a guess.
  public static var workout: Self { Self(identifier: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A liquid.
  public static var liquid: Self { Self(identifier: "fluid") }
}
