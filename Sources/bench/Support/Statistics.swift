import Foundation

/// The times of many runs of the same thing, in milliseconds.
struct Statistics {
  private let sorted: [Double]

  init(_ milliseconds: [Double]) { sorted = milliseconds.sorted() }

  var count: Int { sorted.count }
  var median: Double { percentile(0.5) }

  /// - Parameter share: 0 to 1.
  func percentile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}

/// Reads the clocks of this process.
enum Clock {
  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  /// Milliseconds of wall time.
  static var wall: Double { read(CLOCK_MONOTONIC) }
  /// Milliseconds of processor time of this process, all threads.
  static var processor: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// Returns the milliseconds of wall time that `body` takes.
  static func measure(_ body: () throws -> Void) rethrows -> Double {
    let start = wall
    try body()
    return wall - start
  }

  /// The peak memory of this process in MB.
  static var peakMemory: Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return .nan }
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return (Double(line.split(separator: " ").dropFirst().first ?? "") ?? .nan) / 1_024
    }
    return .nan
  }
}

/// A table in plain text, with numbers aligned to the right.
struct Table {
  private let header: [String]
  private var rows: [[String]] = []

  init(_ header: String...) { self.header = header }

  mutating func add(_ cells: String...) { rows.append(cells) }

  func write(title: String) {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    print("\n\(title)")
    for (index, row) in all.enumerated() {
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      print("  " + cells.joined(separator: "  "))
      if index == 0 { print("  " + widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")) }
    }
  }
}

extension Double {
  /// The milliseconds with as many digits as are significant.
  var ms: String {
    if isNaN { return "-" }
    if self < 0.1 { return String(format: "%.4f", self) }
    if self < 10 { return String(format: "%.3f", self) }
    return String(format: "%.1f", self)
  }
}

extension Int {
  /// The number in groups: 1,234,567.
  var grouped: String {
    var text = String(self)
    var index = text.count - 3
    while index > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: index))
      index -= 3
    }
    return text
  }
}
