import Foundation
import QuartzCore
import UIKit
import WindowServer

/// The comparison's script in a real window: `bench window [epg|uniform]`, see `Documentation/Benchmarks.md`.
@MainActor final class WindowBenchmark {
  private let scene: any WindowScene
  private let server: GTKServer
  private let window: UIWindow
  private let environment = ProcessInfo.processInfo.environment
  private var records: [FrameRecord] = []
  private var firstFrame = 0.0
  private static let size = CGSize(width: PeerScript.viewWidth, height: PeerScript.viewHeight)
  private var verifies: Bool { environment["VERIFY"] != nil }
  private var isUniform: Bool { scene is UniformScene }

  static func run(_ arguments: [String]) throws {
    let name = arguments.first ?? "epg"
    guard arguments.count < 2, name == "epg" || name == "uniform" else {
      throw Failure("bench window [epg|uniform]: '\(arguments.joined(separator: " "))' is neither")
    }
    let benchmark = try WindowBenchmark(isUniform: name == "uniform")
    try benchmark.measure()
    try benchmark.writeFiles()
    try benchmark.writeTable()
  }

  private init(isUniform: Bool) throws {
    server = try GTKServer(choice: .init(kind: .x11, name: environment["DISPLAY"]))
    WindowServerRegistry.current = server
    // Pages are given back where the guide's own program does so.
    LoadedPages.release()
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.overrideUserInterfaceStyle = .dark
    scene = isUniform ? UniformScene(size: Self.size) : GuideScene(size: Self.size)
    LoadedPages.release()
    window.rootViewController = scene.controller
    scene.move(toX: 0, y: 0)
    window.makeKeyAndVisible()
    LoadedPages.release()
  }

  // MARK: Frames

  private func measure() throws {
    if !isUniform, scene.checksum != PeerData.expectedChecksum || scene.programmeCount != PeerData.expectedCount {
      throw Failure("the data is not the comparison's: \(scene.programmeCount) programmes, sum \(scene.checksum)")
    }
    try waitForFirstFrame()
    let xServer = environment["XVFB_PID"]
    var serverStart = ProcessTime.microseconds(of: xServer)
    var mainStart = ProcessTime.mainThread
    var processStart = ProcessTime.process
    var steps = PeerScript.steps(uniform: isUniform)
    if let phase = environment["PHASE"].flatMap(PeerScript.Phase.init) {
      let chosen = steps.filter { $0.phase == phase }
      let rounds = environment["ROUNDS"].flatMap { Int($0) } ?? 1
      steps = steps.filter { $0.phase == .warmUp } + (0..<max(rounds, 1)).flatMap { _ in chosen }
    }
    for (index, step) in steps.enumerated() {
      if let last = records.last, last.phase != step.phase {
        let now = ProcessTime.microseconds(of: xServer)
        records[records.count - 1].server = now - serverStart
        serverStart = now
        mainStart = ProcessTime.mainThread
        processStart = ProcessTime.process
      }
      var record = FrameRecord(phase: step.phase, x: step.x, y: step.y)
      let start = Clock.wall
      scene.move(toX: step.x, y: step.y)
      window.layoutIfNeeded()
      let laidOut = Clock.wall
      _ = window.layer.renderNode()
      let composed = Clock.wall
      server.drawFrame()
      let end = Clock.wall
      record.wall = (end - start) * 1_000
      record.layout = (laidOut - start) * 1_000
      record.compose = (composed - laidOut) * 1_000
      record.present = (end - composed) * 1_000
      var main = ProcessTime.mainThread
      var process = ProcessTime.process
      record.mainThread = main - mainStart
      record.process = process - processStart
      if verifies {
        try verify(&record, frame: index - 20)
        main = ProcessTime.mainThread
        process = ProcessTime.process
      }
      (mainStart, processStart) = (main, process)
      records.append(record)
    }
    if !records.isEmpty { records[records.count - 1].server = ProcessTime.microseconds(of: xServer) - serverStart }
  }

  /// Waits until the window has its size and its first picture.
  private func waitForFirstFrame() throws {
    let limit = Clock.wall + 10_000
    while scene.view.window == nil || window.bounds.size != Self.size || !server.hasDrawnAll {
      guard Clock.wall < limit else {
        throw Failure("no frame of \(Self.size) came within 10 seconds; the window is \(window.bounds.size)")
      }
      server.iterate()
      usleep(200)
    }
    server.drawFrame()
    if let launch = environment["T0_NS"].flatMap(Double.init) {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      firstFrame = (Double(time.tv_sec) * 1e9 + Double(time.tv_nsec) - launch) / 1e6
    }
    // Work caused by opening the window is not part of the first phase.
    let settled = Clock.wall + 500
    while Clock.wall < settled {
      server.iterate()
      usleep(2_000)
    }
  }

  private func verify(_ record: inout FrameRecord, frame: Int) throws {
    let (width, height) = (PeerScript.viewWidth, PeerScript.viewHeight)
    guard let pixels = ScreenCapture.pixels(width: width, height: height) else {
      throw Failure("the screen cannot be read back")
    }
    let background = scene.background.resolvedColor(with: window.traitCollection).cgColor.pixel
    var hash: UInt64 = 1_469_598_103_934_665_603
    var covered = 0
    let origin = scene.gridOrigin
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels[y * width + x]
          hash = (hash ^ UInt64(pixel)) &* 1_099_511_628_211
          if x >= origin.x, y >= origin.y, pixel != background { covered += 1 }
        }
      }
    }
    record.hash = hash
    record.cover = Double(covered) / Double((width - origin.x) * (height - origin.y))
    if let prefix = environment["SHOT"], [150, 450, 650].contains(frame) {
      var file = Data("P6\n\(width) \(height)\n255\n".utf8)
      file.reserveCapacity(width * height * 3 + 32)
      for pixel in pixels {
        file.append(contentsOf: [UInt8(pixel >> 16), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF)])
      }
      try file.write(to: URL(fileURLWithPath: "\(prefix)-\(frame).ppm"))
    }
  }

  // MARK: Results

  private func writeFiles() throws {
    let prefix = environment["OUT"] ?? "out"
    let csv = FrameRecord.header + records.map(\.line).joined()
    try Data(csv.utf8).write(to: URL(fileURLWithPath: prefix + ".csv"))
    let live = scene.view.subviews.count
    let json = String(
      format: "{\"peer\":\"lineup-%@\",\"data\":\"%@\",\"nprog\":%d,\"sum\":%u,\"first_ms\":%.1f,\"hwm_kb\":%d,"
        + "\"pss_kb\":%d,\"live\":%d}\n",
      scene.name, scene.name, scene.programmeCount, scene.checksum, firstFrame, Int(Clock.peakMemory * 1_024),
      ProcessTime.proportionalMemory(), live)
    try Data(json.utf8).write(to: URL(fileURLWithPath: prefix + ".json"))
  }

  private func writeTable() throws {
    var table = Table(
      "\(scene.name), ms a frame", "p50", "p95", "p99", "UI cpu", "proc", "X server", "TOTAL", "layout", "compose",
      "present", verifies ? "distinct, least cover" : "")
    var totals: [PeerScript.Phase: Double] = [:]
    for phase in PeerScript.Phase.allCases where phase != .warmUp {
      let frames = records.filter { $0.phase == phase }
      guard !frames.isEmpty else { continue }
      func mean(_ value: (FrameRecord) -> Double) -> Double {
        frames.reduce(0) { $0 + value($1) } / Double(frames.count) / 1_000
      }
      let wall = Statistics(frames.map { $0.wall / 1_000 })
      let total = mean(\.process) + mean(\.server)
      totals[phase] = total
      let proof = "\(Set(frames.map(\.hash)).count)/\(frames.count), " + (frames.map(\.cover).min() ?? 0).two
      table.add(
        phase.name, wall.median.two, wall.percentile(0.95).two, wall.percentile(0.99).two, mean(\.mainThread).two,
        mean(\.process).two, mean(\.server).two, total.two, mean(\.layout).two, mean(\.compose).two,
        mean(\.present).two, verifies ? proof : "")
    }
    table.write(
      title: verifies
        ? "In a window, with the screen read back after each frame (times are not comparable)"
        : "In a window: wall time of a frame, and processor time")
    guard !verifies else { return }
    try writeSameRun(totals)
    writeComparison(totals)
  }

  private func cell(_ value: Double?) -> String { value.map(\.two) ?? "" }

  /// Writes a comparison with the programs that ran on this machine a moment ago, because machines differ, and so do
  /// hours.
  private func writeSameRun(_ totals: [PeerScript.Phase: Double]) throws {
    let peers = try PeerRun.all(in: environment)
    guard !peers.isEmpty else { return }
    var table = Table("total CPU a frame, ms", "V", "H", "J", "first frame ms", "peak MB")
    func add(_ name: String, _ totals: [PeerScript.Phase: Double], _ first: Double?, _ peak: Double?) {
      table.add(
        name, cell(totals[.vertical]), cell(totals[.horizontal]), cell(totals[.jump]),
        first.map { String(format: "%.0f", $0) } ?? "", peak.map { String(format: "%.0f", $0) } ?? "")
    }
    add("Lineup", totals, firstFrame, Clock.peakMemory)
    if let qt = peers.first(where: { $0.name.hasPrefix("Qt Widgets") }), !isUniform {
      add("aim, at most", qt.aim, qt.firstFrame.map { $0 * 1.3 }, 60)
    }
    for peer in peers { add(peer.name, peer.totals, peer.firstFrame, peer.peakMemory) }
    table.write(title: "Compared with programs of other toolkits, in this run on this machine")
  }

  private func writeComparison(_ totals: [PeerScript.Phase: Double]) {
    var table = Table("total CPU a frame, ms", "V", "H", "J", "first frame ms", "peak MB")
    table.add(
      "Lineup, this run", cell(totals[.vertical]), cell(totals[.horizontal]), cell(totals[.jump]),
      String(format: "%.0f", firstFrame), String(format: "%.0f", Clock.peakMemory))
    if !isUniform {
      let aim = PublishedPeers.aim
      table.add("aim, at most", cell(aim[.vertical]), cell(aim[.horizontal]), cell(aim[.jump]), "", "")
    }
    for row in PublishedPeers.rows {
      let figures = isUniform ? row.uniform : row.guide
      guard !figures.isEmpty else { continue }
      table.add(
        row.name, cell(figures[.vertical]), cell(figures[.horizontal]), cell(figures[.jump]),
        String(format: "%.0f", row.firstFrame), String(format: "%.0f", row.peakMemory))
    }
    table.write(title: "Beside the published figures of the other toolkits (from another run)")
  }
}

extension Double {
  var two: String { isNaN ? "-" : String(format: "%.2f", self) }
}

extension CGColor {
  /// The colour as 0xRRGGBB.
  var pixel: UInt32 {
    let parts = (components ?? []).map { UInt32(($0 * 255).rounded()) }
    return parts.count >= 3 ? parts[0] << 16 | parts[1] << 8 | parts[2] : 0
  }
}
