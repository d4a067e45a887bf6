import Foundation

extension Unit {
  /// The identifier in CLDR, the source of ICU's names; nil for units that it lacks.
  var identifier: String? {
    // Symbols are unique within a kind only.
    switch self {
    case UnitFuelEfficiency.milesPerImperialGallon: "mile-per-gallon-imperial"
    case is UnitAcceleration: UnitIdentifiers.acceleration[symbol]
    case is UnitAngle: UnitIdentifiers.angle[symbol]
    case is UnitArea: UnitIdentifiers.area[symbol]
    case is UnitConcentrationMass: UnitIdentifiers.concentrationMass[symbol]
    case is UnitDispersion: UnitIdentifiers.dispersion[symbol]
    case is UnitDuration: UnitIdentifiers.duration[symbol]
    case is UnitElectricCurrent: UnitIdentifiers.electricCurrent[symbol]
    case is UnitElectricPotentialDifference: UnitIdentifiers.electricPotentialDifference[symbol]
    case is UnitElectricResistance: UnitIdentifiers.electricResistance[symbol]
    case is UnitElectricCharge: UnitIdentifiers.electricCharge[symbol]
    case is UnitEnergy: UnitIdentifiers.energy[symbol]
    case is UnitFrequency: UnitIdentifiers.frequency[symbol]
    case is UnitFuelEfficiency: UnitIdentifiers.fuelEfficiency[symbol]
    case is UnitIlluminance: UnitIdentifiers.illuminance[symbol]
    case is UnitInformationStorage: UnitIdentifiers.informationStorage[symbol]
    case is UnitLength: UnitIdentifiers.length[symbol]
    case is UnitMass: UnitIdentifiers.mass[symbol]
    case is UnitPower: UnitIdentifiers.power[symbol]
    case is UnitPressure: UnitIdentifiers.pressure[symbol]
    case is UnitSpeed: UnitIdentifiers.speed[symbol]
    case is UnitTemperature: UnitIdentifiers.temperature[symbol]
    case is UnitVolume: UnitIdentifiers.volume[symbol]
    default: nil
    }
  }
}

/// The identifiers of units in CLDR, by their symbols in Foundation.
private enum UnitIdentifiers {
  static let acceleration = [
    "m/s²": "meter-per-square-second", "g": "g-force",
  ]
  static let angle = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  static let area = [
    "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "µm²": "square-micrometer", "nm²": "square-nanometer", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  static let concentrationMass = [
    "g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter", "mmol/L": "millimole-per-liter",
  ]
  static let dispersion = [
    "ppm": "permillion"
  ]
  static let duration = [
    "ps": "picosecond", "ns": "nanosecond", "µs": "microsecond", "ms": "millisecond", "s": "second", "m": "minute",
    "h": "hour",
  ]
  static let electricCurrent = [
    "MA": "megaampere", "kA": "kiloampere", "A": "ampere", "mA": "milliampere", "µA": "microampere",
  ]
  static let electricPotentialDifference = [
    "MV": "megavolt", "kV": "kilovolt", "V": "volt", "mV": "millivolt", "µV": "microvolt",
  ]
  static let electricResistance = [
    "MΩ": "megaohm", "kΩ": "kiloohm", "Ω": "ohm", "mΩ": "milliohm", "µΩ": "microohm",
  ]
  static let electricCharge = [
    "MAh": "megaampere-hour", "kAh": "kiloampere-hour", "Ah": "ampere-hour", "mAh": "milliampere-hour",
    "µAh": "microampere-hour",
  ]
  static let energy = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  static let frequency = [
    "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
    "mHz": "millihertz", "µHz": "microhertz", "nHz": "nanohertz",
  ]
  static let fuelEfficiency = [
    "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
  ]
  static let illuminance = [
    "lx": "lux"
  ]
  static let informationStorage = [
    "B": "byte", "bit": "bit", "PB": "petabyte", "TB": "terabyte", "GB": "gigabyte", "MB": "megabyte",
    "kB": "kilobyte", "Tb": "terabit", "Gb": "gigabit", "Mb": "megabit", "kb": "kilobit",
  ]
  static let length = [
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "m": "meter", "dm": "decimeter", "cm": "centimeter",
    "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
    "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  static let mass = [
    "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
    "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
    "ct": "carat", "oz t": "ounce-troy",
  ]
  static let power = [
    "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
    "µW": "microwatt", "nW": "nanowatt", "pW": "picowatt", "fW": "femtowatt", "hp": "horsepower",
  ]
  static let pressure = [
    "N/m²": "newton-per-square-meter", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
    "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]
  static let speed = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  static let temperature = [
    "K": "kelvin", "°C": "celsius", "°F": "fahrenheit",
  ]
  static let volume = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
    "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
    "pt": "pint", "qt": "quart", "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial",
    "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
  ]
}
