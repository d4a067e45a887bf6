import UIKit

@objcMembers class Settings: NSObject {
  dynamic var volume = 1
  @objc dynamic var title: String? = "none"
  var count = 0
}

class Meter: NSObject {
  private(set) var log: [String] = []
  private var observation: NSKeyValueObservation?

  func watch(_ settings: Settings) {
    observation = settings.observe(\.volume, options: [.old, .new]) { [weak self] _, change in
      self?.log.append("\(change.oldValue ?? -1) to \(change.newValue ?? -1)")
    }
    settings.addObserver(self, forKeyPath: #keyPath(Settings.title), options: [.new], context: nil)
  }

  func unwatch(_ settings: Settings) {
    observation = nil
    settings.removeObserver(self, forKeyPath: #keyPath(Settings.title))
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath ?? ""): \(change?[.newKey] as? String ?? "")")
  }
}

var animatedPath: String { #keyPath(CALayer.bounds) }
