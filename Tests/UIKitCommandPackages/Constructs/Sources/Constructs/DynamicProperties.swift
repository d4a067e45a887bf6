import UIKit

#if canImport(SwiftUI)
  import SwiftUI

  struct Badge: View {
    var body: some View { Text("new") }
  }
#endif

class Loader: NSObject {
  @objc dynamic private(set) var state = 0 { didSet { changes += 1 } }
  private(set) var changes = 0
  func advance() { state += 1 }
}

class Follower {
  private(set) var seen: [Int] = []
  private var token: NSKeyValueObservation?
  init(_ loader: Loader) {
    token = loader.observe(\.state, options: .initial) { [weak self] loader, _ in self?.seen.append(loader.state) }
  }
}
