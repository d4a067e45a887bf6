import WindowServer

extension UIApplication {
  /// Programs create a window of `UIScreen.main.bounds`, the only size there is on a phone. On a desktop that would
  /// hide everything else: such a window opens at `--size`, else at a good part of the screen.
  static func openingSize(for size: CGSize, on host: any WindowHost) -> CGSize {
    guard sharedIfMade?.ownedDelegate != nil, host is GTKServer, size == host.screenSize else {
      return size
    }
    return launchSize ?? openingSize(CGSize(width: 1024, height: 768), on: size)
  }

  /// Returns the size at which a window opens on a screen: the preferred one, unless that would hide nearly everything
  /// else. Panels and title bars need more of the height than of the width.
  /// - Parameter last: the size at which the user left it; it opens like that again unless the screen is smaller.
  package static func openingSize(_ preferred: CGSize, last: CGSize? = nil, on screen: CGSize) -> CGSize {
    if let last { return CGSize(width: min(last.width, screen.width), height: min(last.height, screen.height)) }
    return CGSize(
      width: min(preferred.width, (screen.width * 0.9).rounded()),
      height: min(preferred.height, (screen.height * 0.86).rounded()))
  }
}
