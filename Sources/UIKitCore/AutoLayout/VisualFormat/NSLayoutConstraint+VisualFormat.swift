extension NSLayoutConstraint {
  /// Returns the inactive constraints described by a format such as `"H:|-[icon(44)]-8-[title(>=50)]-|"`.
  ///
  /// A hyphen alone stands for 8 points between views, and for the layout margin towards the superview (facts 14.7). A
  /// format that cannot be read, or that names an unknown view or metric, stops the program with a message that points
  /// at the place.
  ///
  /// - Parameters:
  ///   - opts: the alignment of the views across the format, and its direction.
  ///   - metrics: the numbers by name.
  ///   - views: the views and layout guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder.constraints(format, options: opts, metrics: metrics, views: views)
    } catch {
      layoutStop("\(error)")
    }
  }
}
