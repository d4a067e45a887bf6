import UIKit

// The names of notifications before Swift 4.2, in which sources of that time are compiled (`-swift-version 4`).
extension NSNotification.Name {
  /// The name of `UIResponder.keyboardWillShowNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification") public static
    let UIKeyboardWillShow =
    UIResponder.keyboardWillShowNotification
  /// The name of `UIResponder.keyboardDidShowNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification") public static
    let UIKeyboardDidShow =
    UIResponder.keyboardDidShowNotification
  /// The name of `UIResponder.keyboardWillHideNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification") public static
    let UIKeyboardWillHide =
    UIResponder.keyboardWillHideNotification
  /// The name of `UIResponder.keyboardDidHideNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification") public static
    let UIKeyboardDidHide =
    UIResponder.keyboardDidHideNotification
  /// The name of `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification") public static
    let UIKeyboardWillChangeFrame =
    UIResponder.keyboardWillChangeFrameNotification
  /// The name of `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification") public static
    let UIKeyboardDidChangeFrame =
    UIResponder.keyboardDidChangeFrameNotification
  /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification") public static
    let UIApplicationDidFinishLaunching =
    UIApplication.didFinishLaunchingNotification
  /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification") public static
    let UIApplicationDidBecomeActive =
    UIApplication.didBecomeActiveNotification
  /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification") public static
    let UIApplicationWillResignActive =
    UIApplication.willResignActiveNotification
  /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification") public static
    let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification
  /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification") public static
    let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification") public static
    let UIApplicationWillTerminate =
    UIApplication.willTerminateNotification
  /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification") public static
    let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  /// The name of `UIApplication.significantTimeChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification") public static
    let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  /// The name of `UIApplication.userDidTakeScreenshotNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification") public static
    let UIApplicationUserDidTakeScreenshot =
    UIApplication.userDidTakeScreenshotNotification
  /// The name of `UIApplication.backgroundRefreshStatusDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification") public static
    let UIApplicationBackgroundRefreshStatusDidChange =
    UIApplication.backgroundRefreshStatusDidChangeNotification
  /// The name of `UIApplication.willChangeStatusBarOrientationNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification") public static
    let UIApplicationWillChangeStatusBarOrientation =
    UIApplication.willChangeStatusBarOrientationNotification
  /// The name of `UIApplication.didChangeStatusBarOrientationNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification") public static
    let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification
  /// The name of `UIApplication.willChangeStatusBarFrameNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification") public static
    let UIApplicationWillChangeStatusBarFrame =
    UIApplication.willChangeStatusBarFrameNotification
  /// The name of `UIApplication.didChangeStatusBarFrameNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification") public static
    let UIApplicationDidChangeStatusBarFrame =
    UIApplication.didChangeStatusBarFrameNotification
  /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification") public static
    let UIDeviceOrientationDidChange =
    UIDevice.orientationDidChangeNotification
  /// The name of `UIDevice.batteryLevelDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification") public static
    let UIDeviceBatteryLevelDidChange =
    UIDevice.batteryLevelDidChangeNotification
  /// The name of `UIDevice.batteryStateDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification") public static
    let UIDeviceBatteryStateDidChange =
    UIDevice.batteryStateDidChangeNotification
  /// The name of `UITextField.textDidBeginEditingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification") public static
    let UITextFieldTextDidBeginEditing =
    UITextField.textDidBeginEditingNotification
  /// The name of `UITextField.textDidEndEditingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification") public static
    let UITextFieldTextDidEndEditing =
    UITextField.textDidEndEditingNotification
  /// The name of `UITextField.textDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification") public static
    let UITextFieldTextDidChange =
    UITextField.textDidChangeNotification
  /// The name of `UITextView.textDidBeginEditingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification") public static
    let UITextViewTextDidBeginEditing =
    UITextView.textDidBeginEditingNotification
  /// The name of `UITextView.textDidEndEditingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification") public static
    let UITextViewTextDidEndEditing =
    UITextView.textDidEndEditingNotification
  /// The name of `UITextView.textDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification") public static
    let UITextViewTextDidChange =
    UITextView.textDidChangeNotification
  /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification") public static
    let UIContentSizeCategoryDidChange =
    UIContentSizeCategory.didChangeNotification
  /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification") public static
    let UIWindowDidBecomeVisible =
    UIWindow.didBecomeVisibleNotification
  /// The name of `UIWindow.didBecomeHiddenNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification") public static
    let UIWindowDidBecomeHidden =
    UIWindow.didBecomeHiddenNotification
  /// The name of `UIWindow.didBecomeKeyNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification") public static
    let UIWindowDidBecomeKey =
    UIWindow.didBecomeKeyNotification
  /// The name of `UIWindow.didResignKeyNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification") public static
    let UIWindowDidResignKey =
    UIWindow.didResignKeyNotification
}
