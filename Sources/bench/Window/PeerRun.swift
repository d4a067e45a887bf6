import Foundation

/// The times of another toolkit's program for the same script, on the same machine, a moment before.
/// `Scripts/bench-window` runs the comparison's programs if their sources and toolkits are at hand.
struct PeerRun {
  let name: String
  /// The processor time of a frame, process and X server together, in milliseconds.
  let totals: [PeerScript.Phase: Double]
  /// Milliseconds from launch to the first frame on the screen.
  let firstFrame: Double?
  /// The peak memory in MB.
  let peakMemory: Double?

  /// Returns the runs in `PEER_RUNS`: `name=file.csv`, one on a line.
  static func all(in environment: [String: String]) throws -> [PeerRun] {
    try (environment["PEER_RUNS"] ?? "").split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { throw Failure("PEER_RUNS: '\(line)' is not name=file.csv") }
      return try PeerRun(name: String(parts[0]), file: String(parts[1]))
    }
  }

  private init(name: String, file: String) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    var sums: [PeerScript.Phase: (time: Double, frames: Int)] = [:]
    for (index, line) in text.split(separator: "\n").enumerated().dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count >= 10, let phase = PeerScript.Phase(rawValue: String(fields[0])),
        let process = Double(fields[8]), let server = Double(fields[9])
      else { throw Failure("\(file), line \(index + 1): no frame of the comparison's form") }
      sums[phase, default: (0, 0)].time += (process + server) / 1_000
      sums[phase, default: (0, 0)].frames += 1
    }
    self.name = name
    totals = sums.mapValues { $0.time / Double($0.frames) }
    let summary = (try? Data(contentsOf: URL(fileURLWithPath: file.dropLast(4) + ".json")))
      .flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    firstFrame = (summary?["first_ms"] as? NSNumber)?.doubleValue
    peakMemory = (summary?["hwm_kb"] as? NSNumber).map { $0.doubleValue / 1_024 }
  }

  /// The aim relative to this run of Qt Widgets: `PublishedPeers.aim` in proportion.
  var aim: [PeerScript.Phase: Double] {
    var aim = totals.filter { $0.key != .warmUp }
    for phase in [PeerScript.Phase.vertical, .horizontal] { aim[phase] = aim[phase].map { $0 * 2 } }
    return aim
  }
}
