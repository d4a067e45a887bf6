import Foundation
import GuideUI
import QuartzCore
import UIKit

/// Measures a frame while scrolling: layout, reuse and building the frame's nodes, and separately rasterising, by Cairo
/// alone and as snapshots are drawn.
@MainActor enum ScrollBenchmark {
  private static let size = CGSize(width: PeerScript.viewWidth, height: PeerScript.viewHeight)

  static func run() {
    var table = Table(
      "airings", "layout", "scroll", "frame p50 ms", "p95", "p99", "first frame ms", "by Cairo p50 ms",
      "raster without a display p50 ms", "p99", "cells made")
    for guide in LayoutBenchmark.sizes.dropFirst() {
      let data = PeerData(channelCount: guide.channels, minutes: guide.minutes)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let start = Clock.wall
      let grid = PeerGrid(data: data, size: size)
      window.rootViewController = grid.controller
      let first = show(window, since: start)
      measure(
        data.programmes.count, "GuideLayout", window, first: first, steps: PeerScript.steps(uniform: false),
        into: &table
      ) { grid.move(toX: $0.x, y: $0.y) }
      window.isHidden = true
    }
    for guide in LayoutBenchmark.sizes.dropLast() {
      let data = PeerData(channelCount: guide.channels, minutes: guide.minutes)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let start = Clock.wall
      guard let grid = try? TextbookGrid(guide: data, size: size) else { return }
      window.rootViewController = grid
      let first = show(window, since: start)
      let height = max(0, grid.collectionView.contentSize.height - size.height)
      // A few frames of each kind are enough for something that takes so long.
      let all = PeerScript.steps(uniform: false)
      let steps = PeerScript.Phase.allCases.flatMap { phase in all.filter { $0.phase == phase }.prefix(6) }
      measure(data.programmes.count, "the textbook layout", window, first: first, steps: steps, into: &table) { step in
        let room = CGSize(width: grid.collectionView.contentSize.width - size.width, height: height)
        grid.collectionView.contentOffset = CGPoint(
          x: min(CGFloat(step.x), room.width), y: min(CGFloat(step.y), room.height))
      }
      window.isHidden = true
    }
    table.add("5,500,000", "the textbook layout", "does not", "finish", "", "", "", "", "", "", "")
    table.write(
      title:
        "Scrolling at 1920×1080: a frame without raster (p99 under 2 ms wanted), its raster by Cairo alone and without a"
        + " display (3 ms wanted), and cells made meanwhile")
  }

  private static func show(_ window: UIWindow, since start: Double) -> Double {
    window.isHidden = false
    window.layoutIfNeeded()
    _ = window.layer.renderNode()
    return Clock.wall - start
  }

  private static func measure(
    _ airings: Int, _ name: String, _ window: UIWindow, first: Double, steps: [PeerScript.Step],
    into table: inout Table, move: (PeerScript.Step) -> Void
  ) {
    guard
      let painter = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return }
    var frames: [PeerScript.Phase: [Double]] = [:]
    var byCairo: [PeerScript.Phase: [Double]] = [:]
    var raster: [PeerScript.Phase: [Double]] = [:]
    var made: [PeerScript.Phase: Int] = [:]
    for step in steps {
      let before = AiringCell.made
      let time = Clock.measure {
        move(step)
        window.layoutIfNeeded()
        _ = window.layer.renderNode()
      }
      frames[step.phase, default: []].append(time)
      made[step.phase, default: 0] += AiringCell.made - before
      byCairo[step.phase, default: []].append(Clock.measure { window.layer.render(in: painter) })
      raster[step.phase, default: []].append(
        Clock.measure { _ = try? HeadlessRenderer.image(of: window.layer, size: size) })
    }
    for phase in PeerScript.Phase.allCases where phase != .warmUp {
      let frame = Statistics(frames[phase] ?? [])
      let picture = Statistics(raster[phase] ?? [])
      table.add(
        airings.grouped, name, phase.name, frame.median.ms, frame.percentile(0.95).ms, frame.percentile(0.99).ms,
        phase == .vertical ? first.ms : "", Statistics(byCairo[phase] ?? []).median.ms, picture.median.ms,
        picture.percentile(0.99).ms, "\(made[phase] ?? 0)")
    }
  }
}

extension PeerScript.Phase {
  var name: String {
    switch self {
    case .warmUp: return "warm-up"
    case .vertical: return "40 px down"
    case .horizontal: return "40 px right"
    case .jump: return "random jumps"
    }
  }
}
