/// Whether two are one object. The compiler has trouble with `===` in expectations.
func isSame(_ left: AnyObject?, _ right: AnyObject?) -> Bool { left === right }
