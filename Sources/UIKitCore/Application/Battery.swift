/// The first battery of the computer, as described by the kernel.
struct Battery {
  /// The charge from 0 to 1; nil if unknown.
  var level: Float?
  var state: UIDevice.BatteryState

  /// Reads the battery; nil if the folder contains none.
  init?(folder: String = "/sys/class/power_supply") {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    func read(_ name: String, _ file: String) -> String? {
      (try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // Mice and headphones have batteries, too, whose scope is not the system.
    let found = names.sorted().first { read($0, "type") == "Battery" && read($0, "scope") != "Device" }
    guard let found else { return nil }
    level = read(found, "capacity").flatMap(Float.init).map { min(max($0 / 100, 0), 1) }
    state =
      switch read(found, "status") {
      case "Charging": .charging
      case "Full", "Not charging": .full
      case "Discharging": .unplugged
      default: .unknown
      }
  }
}
