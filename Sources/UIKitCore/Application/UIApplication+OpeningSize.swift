import WindowServer

extension UIApplication {
  /// Programs create a window of `UIScreen.main.bounds`, the only size there is on a phone. On a desktop that would
  /// hide everything else: such a window opens at `--size`, else at a good part of the screen.
  static func openingSize(for size: CGSize, on host: any WindowHost) -> CGSize {
    guard sharedIfMade?.ownedDelegate != nil, host is GTKServer, size == host.screenSize else {
      return size
    }
    if let launchSize { return launchSize }
    return CGSize(
      width: min(1024, (size.width * 0.8).rounded()), height: min(768, (size.height * 0.8).rounded()))
  }
}
