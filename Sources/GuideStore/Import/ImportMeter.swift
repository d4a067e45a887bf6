import Foundation

/// Reports the progress of an import, at most ten times a second.
final class ImportMeter {
  private let report: ((ImportProgress) -> Void)?
  private let began = DispatchTime.now()
  private var reported: DispatchTime
  private var stage = ImportProgress.Stage.reading
  private var programmes = 0
  private var bytes: Int64 = 0

  init(_ report: ((ImportProgress) -> Void)?) {
    self.report = report
    reported = began
  }

  /// Seconds since the import began.
  var elapsed: Double { Self.seconds(from: began) }

  /// - Parameters:
  ///   - programmes: the number read so far; `nil` for the previous value.
  ///   - bytes: the bytes of the feed read so far.
  func tell(_ stage: ImportProgress.Stage, _ programmes: Int? = nil, _ bytes: Int64? = nil) {
    self.programmes = max(programmes ?? 0, self.programmes)
    self.bytes = bytes ?? self.bytes
    guard stage != self.stage || Self.seconds(from: reported) >= 0.1 else { return }
    self.stage = stage
    reported = .now()
    report?(ImportProgress(stage: stage, bytesRead: self.bytes, programmes: self.programmes, elapsed: elapsed))
  }

  private static func seconds(from: DispatchTime) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - from.uptimeNanoseconds) / 1e9
  }
}
