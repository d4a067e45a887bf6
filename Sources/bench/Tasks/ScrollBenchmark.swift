import Foundation
import GuideUI
import QuartzCore
import UIKit

/// What a frame costs while scrolling: layout, reuse and building the frame's nodes, and rasterising apart.
@MainActor enum ScrollBenchmark {
  static func run() {
    var table = Table(
      "airings", "scroll", "frame p50 ms", "p95", "p99", "first frame ms", "raster p50 ms")
    for channels in LayoutBenchmark.sizes.dropFirst() {
      let data = PeerData(channelCount: channels)
      let size = CGSize(width: PeerScript.viewWidth, height: PeerScript.viewHeight)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let start = Clock.wall
      let grid = PeerGrid(data: data, size: size)
      window.rootViewController = grid.controller
      window.isHidden = false
      window.layoutIfNeeded()
      _ = window.layer.renderNode()
      let first = Clock.wall - start
      guard
        let painter = CGContext(
          data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
      else { return }
      var frames: [PeerScript.Phase: [Double]] = [:]
      var raster: [PeerScript.Phase: [Double]] = [:]
      for step in PeerScript.steps(uniform: false) {
        let time = Clock.measure {
          grid.move(toX: step.x, y: step.y)
          window.layoutIfNeeded()
          _ = window.layer.renderNode()
        }
        frames[step.phase, default: []].append(time)
        raster[step.phase, default: []].append(Clock.measure { window.layer.render(in: painter) })
      }
      for phase in PeerScript.Phase.allCases where phase != .warmUp {
        let frame = Statistics(frames[phase] ?? [])
        table.add(
          data.programmes.count.grouped, phase.name, frame.median.ms, frame.percentile(0.95).ms,
          frame.percentile(0.99).ms, phase == .vertical ? first.ms : "", Statistics(raster[phase] ?? []).median.ms)
      }
      window.isHidden = true
    }
    table.write(title: "Scrolling at 1920×1080: a frame without raster (p99 under 2 ms wanted), and its raster")
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
