import MetricKit
import Testing

private final class Subscriber: NSObject, MXMetricManagerSubscriber {
  var peaks: [Double] = []
  func didReceive(_ payloads: [MXMetricPayload]) {
    for payload in payloads {
      peaks.append(payload.memoryMetrics?.peakMemoryUsage.converted(to: .megabytes).value ?? 0)
      let launches = payload.applicationLaunchMetrics?.histogrammedTimeToFirstDraw.bucketEnumerator
      for case let bucket as MXHistogramBucket<UnitDuration> in (launches?.allObjects ?? []) {
        peaks.append(bucket.bucketEnd.value)
      }
    }
  }
}

@Suite(.serialized) struct MetricTests {
  @Test func thereAreNoReports() {
    let subscriber = Subscriber()
    MXMetricManager.shared.add(subscriber)
    #expect(MXMetricManager.shared.pastPayloads.isEmpty && MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
    mxSignpost(.event, log: MXMetricManager.makeLogHandle(category: "films"), name: "load")
    MXMetricManager.shared.remove(subscriber)
    #expect(subscriber.peaks.isEmpty)
  }

  @Test func tasksOfTheLaunchRunOnce() throws {
    func code(_ body: () throws -> Void) -> MXError.Code? {
      do { try body() } catch { return (error as? MXError)?.code }
      return nil
    }
    let id = MXLaunchTaskID("list")
    try MXMetricManager.extendLaunchMeasurement(forTaskID: id)
    #expect(code { try MXMetricManager.extendLaunchMeasurement(forTaskID: id) } == .launchTaskDuplicated)
    try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: id)
    #expect(code { try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: id) } == .launchTaskUnknown)
    let codes = (0..<20).map { number in
      code { try MXMetricManager.extendLaunchMeasurement(forTaskID: MXLaunchTaskID("task \(number)")) }
    }
    #expect(codes.filter { $0 == .launchTaskMaxCount }.count == 5)
  }

  @Test func unitsConvert() {
    #expect(Measurement(value: 2, unit: MXUnitSignalBars.bars).converted(to: .bars).value == 2)
  }
}
